import * as v from 'valibot'

const maxCalls = 40
const mask = '••••••'
const maxLength = 8_000
/** Texts longer than this are not formatted, because formatting them would block the page. */
const maxFormattedLength = 200_000

const recordedCall = v.object({
  id: v.number(),
  /** Time of the call, ISO 8601. */
  at: v.string(),
  /** The operation that the request names, even if no such operation exists. */
  operation: v.string(),
  /** `failed`: an HTTP error, or no complete response. `refused`: the supplier's response reports an error. */
  outcome: v.picklist(['under-way', 'answered', 'refused', 'failed']),
  /** HTTP status; null if there was no response. */
  status: v.nullable(v.number()),
  /** Duration until the whole response was read, in milliseconds; null until then. */
  milliseconds: v.nullable(v.number()),
  request: v.string(),
  answer: v.string(),
})

/** A recorded call for display, with passwords and session ids masked. */
export type RecordedCall = Readonly<v.InferOutput<typeof recordedCall>>

/** A log of the most recent calls, newest first. */
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
     * Restores the calls that were stored before a reload, or none if the text is invalid. Calls that were still under
     * way count as failed.
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
      // Does not wait, because the body may arrive slowly and the caller must get the response at once.
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

/**
 * A request or response body for display: formatted and truncated. Session ids are masked, and passwords too if the text
 * was formatted.
 */
function readable(text: string, isForm = false): string {
  const shown = maskSessions(text.length > maxFormattedLength ? text : formatted(text, isForm))
  return shown.length > maxLength
    ? `${shown.slice(0, maxLength)}\n… and ${shown.length - maxLength} characters more`
    : shown
}

function formatted(text: string, isForm: boolean): string {
  if (isForm) return toJson(Object.fromEntries(new URLSearchParams(text)))
  try {
    return toJson(JSON.parse(text))
  } catch {
    return text
  }
}

function toJson(data: unknown): string {
  return JSON.stringify(
    data,
    (field, value: unknown) => (/password/i.test(field) && typeof value === 'string' && value !== '' ? mask : value),
    2,
  )
}

/** Masks session ids. In the simulator they begin with `session-`. */
function maskSessions(text: string): string {
  return text.replaceAll(/\bsession-[a-z0-9]{4,}/g, `session-${mask}`)
}
