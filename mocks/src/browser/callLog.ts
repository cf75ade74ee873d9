import * as v from 'valibot'
import { readable } from './readable.ts'

const longest = 40

const recordedCall = v.object({
  id: v.number(),
  /** ISO 8601. */
  at: v.string(),
  /** What was asked for, whether there is such an operation or not. */
  operation: v.string(),
  /** `failed` is an HTTP error or no answer at all; `refused` one of the supplier's own. */
  outcome: v.picklist(['under-way', 'answered', 'refused', 'failed']),
  /** Null where no answer has come. */
  status: v.nullable(v.number()),
  /** Until the answer was there as a whole; null until then. */
  milliseconds: v.nullable(v.number()),
  request: v.string(),
  answer: v.string(),
})

/** A call as a person reads it: passwords and session ids are masked. */
export type RecordedCall = Readonly<v.InferOutput<typeof recordedCall>>

/** The last calls, newest first. `changed` is told whenever they are others. */
export function createCallLog(now: () => Date, changed: () => void) {
  let calls: readonly RecordedCall[] = []
  let nextId = 1

  const become = (next: readonly RecordedCall[]) => {
    calls = next.slice(0, longest)
    changed()
  }
  const begin = (operation: string, request: string): RecordedCall => ({
    id: nextId++,
    at: now().toISOString(),
    operation,
    outcome: 'under-way',
    status: null,
    milliseconds: null,
    request,
    answer: '',
  })

  return {
    current: () => calls,
    clear: () => become([]),
    /** Goes on after a reload. What was under way then has been given up; what makes no sense is left out. */
    restore(text: string | undefined) {
      calls = callsIn(text).map((call) => (call.outcome === 'under-way' ? { ...call, outcome: 'failed' } : call))
      nextId = 1 + Math.max(0, ...calls.map(({ id }) => id))
    },
    /** Answers a request as `handle` does, and writes it down if it is a call of an operation. */
    async record(request: Request, handle: (request: Request) => Promise<Response>): Promise<Response> {
      const operation = new URL(request.url).searchParams.get('ipFunction')
      if (request.method !== 'POST' || operation === null) return handle(request)
      const isForm = request.headers.get('Content-Type')?.startsWith('application/x-www-form-urlencoded') ?? false
      const call = begin(operation, readable(await request.clone().text(), isForm))
      become([call, ...calls])
      const began = performance.now()
      const end = (end: Pick<RecordedCall, 'outcome' | 'status' | 'answer'>) => {
        const milliseconds = Math.round(performance.now() - began)
        become(calls.map((other) => (other.id === call.id ? { ...call, ...end, milliseconds } : other)))
      }
      const answer = await handle(request)
      // Beside the answering, not before it: an answer may come bit by bit.
      void readAnswer(answer.clone()).then(end)
      return answer
    },
  }
}

async function readAnswer(answer: Response): Promise<Pick<RecordedCall, 'outcome' | 'status' | 'answer'>> {
  if (answer.type === 'error') return { outcome: 'failed', status: null, answer: 'The connection broke.' }
  const { status } = answer
  try {
    const text = await answer.text()
    const outcome = status >= 400 ? 'failed' : /^\s*\{\s*"hasErrors"\s*:\s*true/.test(text) ? 'refused' : 'answered'
    return { outcome, status, answer: readable(text) }
  } catch {
    return { outcome: 'failed', status, answer: 'The connection broke in the middle of the answer.' }
  }
}

function callsIn(text: string | undefined): RecordedCall[] {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), v.array(recordedCall)), text)
  return parsed.success ? parsed.output : []
}
