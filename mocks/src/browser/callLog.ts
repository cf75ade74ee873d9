import * as v from 'valibot'
import { readable } from './readable.ts'

const maxCalls = 40

const recordedCall = v.object({
  id: v.number(),
  /** ISO 8601. */
  at: v.string(),
  /** The requested name, even if there is no such operation. */
  operation: v.string(),
  /** `failed` is an HTTP error or a missing response; `refused` is an error in the supplier's envelope. */
  outcome: v.picklist(['under-way', 'answered', 'refused', 'failed']),
  /** Null without a response. */
  status: v.nullable(v.number()),
  /** Milliseconds until the whole response was read; null before that. */
  milliseconds: v.nullable(v.number()),
  request: v.string(),
  answer: v.string(),
})

/** A call for display: passwords and session ids are masked. */
export type RecordedCall = Readonly<v.InferOutput<typeof recordedCall>>

/** The last calls, newest first. */
export function createCallLog(now: () => Date, onChange: () => void) {
  let calls: readonly RecordedCall[] = []
  let nextId = 1

  const setCalls = (next: readonly RecordedCall[]) => {
    calls = next.slice(0, maxCalls)
    onChange()
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
    clear: () => setCalls([]),
    /**
     * Restores the stored calls after a reload. Calls that were under way then count as failed; an invalid text gives
     * none.
     */
    restore(text: string | undefined) {
      calls = parseCalls(text).map((call) => (call.outcome === 'under-way' ? { ...call, outcome: 'failed' } : call))
      nextId = 1 + Math.max(0, ...calls.map(({ id }) => id))
    },
    /** Passes a request to `handle`, and records it if it calls an operation. */
    async record(request: Request, handle: (request: Request) => Promise<Response>): Promise<Response> {
      const operation = new URL(request.url).searchParams.get('ipFunction')
      if (request.method !== 'POST' || operation === null) return handle(request)
      const isForm = request.headers.get('Content-Type')?.startsWith('application/x-www-form-urlencoded') ?? false
      const call = begin(operation, readable(await request.clone().text(), isForm))
      setCalls([call, ...calls])
      const began = Date.now()
      const finish = (result: Pick<RecordedCall, 'outcome' | 'status' | 'answer'>) => {
        const milliseconds = Date.now() - began
        setCalls(calls.map((other) => (other.id === call.id ? { ...call, ...result, milliseconds } : other)))
      }
      const response = await handle(request)
      // The response is read without waiting for it, because it may arrive slowly.
      void readResponse(response.clone()).then(finish)
      return response
    },
  }
}

async function readResponse(response: Response): Promise<Pick<RecordedCall, 'outcome' | 'status' | 'answer'>> {
  if (response.type === 'error') return { outcome: 'failed', status: null, answer: 'The connection broke.' }
  const { status } = response
  try {
    const text = await response.text()
    const outcome = status >= 400 ? 'failed' : /^\s*\{\s*"hasErrors"\s*:\s*true/.test(text) ? 'refused' : 'answered'
    return { outcome, status, answer: readable(text) }
  } catch {
    return { outcome: 'failed', status, answer: 'The connection broke in the middle of the answer.' }
  }
}

function parseCalls(text: string | undefined): RecordedCall[] {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), v.array(recordedCall)), text)
  return parsed.success ? parsed.output : []
}
