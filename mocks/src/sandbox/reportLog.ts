/** A report as it arrived at the sandbox. */
interface ReceivedReport {
  /** Headers of the request. The portal must send neither `referrer` nor `cookie`, which would identify the sender. */
  readonly contentType: string | null
  readonly referrer: string | null
  readonly cookie: string | null
  /** The body of the request: parsed if it is JSON, else as text. */
  readonly content: unknown
}

export type ReportLog = ReturnType<typeof createReportLog>

const maxReports = 100

/** A log of the last reports, oldest first. Like a real receiver, it accepts reports from everyone. */
export function createReportLog() {
  const received: ReceivedReport[] = []
  return {
    add: async (request: Request): Promise<Response> => {
      const { headers } = request
      received.push({
        contentType: headers.get('Content-Type'),
        referrer: headers.get('Referer'),
        cookie: headers.get('Cookie'),
        content: parsed(await request.text()),
      })
      received.splice(0, received.length - maxReports)
      return new Response(null, { status: 204 })
    },
    all: (): readonly ReceivedReport[] => received,
    clear: () => {
      received.length = 0
    },
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
