import { sessionHeader } from '@trade-portal/supplier-api'

/** Remembers in which world each session was opened. */
export function createSessionIndex<World>() {
  const worlds = new Map<string, World>()
  const pending = new Set<Promise<void>>()
  return {
    /** The world of a request's session; undefined if the request has no session or an unknown one. */
    async find(request: Request): Promise<World | undefined> {
      const id = request.headers.get(sessionHeader)
      if (id === null) return undefined
      // Waits until all pending responses have been read, because the client may use a new session before its id is stored
      // in `worlds`.
      if (!worlds.has(id)) await Promise.all(pending)
      return worlds.get(id)
    },
    add: (id: string, world: World) => void worlds.set(id, world),
    /** Adds the session that the response to a sign-in contains; returns the response unchanged. */
    addFromResponse(response: Response, world: World): Response {
      if (response.body === null) return response
      // Returns the response at once and meanwhile reads the session id from a copy, because a fault can make the response
      // very slow.
      const reading = readSessionId(response.clone())
        .then((id) => {
          if (id !== undefined) worlds.set(id, world)
        })
        .finally(() => pending.delete(reading))
      pending.add(reading)
      return response
    },
  }
}

/** Reads the session id from a response; undefined if the sign-in was refused or a fault damaged the response. */
async function readSessionId(response: Response): Promise<string | undefined> {
  try {
    const body: unknown = await response.json()
    const isRecord = typeof body === 'object' && body !== null
    return isRecord && 'sessionID' in body && typeof body.sessionID === 'string' ? body.sessionID : undefined
  } catch {
    return undefined
  }
}
