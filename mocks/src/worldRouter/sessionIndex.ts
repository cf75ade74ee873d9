import { sessionHeader } from '@trade-portal/supplier-api'

/** Which session was opened where. */
export interface SessionBook<Place> {
  /** Where the session of a request was opened; undefined where it has none or an unknown one. */
  find(request: Request): Promise<Place | undefined>
  enter(id: string, place: Place): void
  /** Takes the session from the answer to a sign-in, and gives the answer back to be sent. */
  note(place: Place, answer: Response): Response
}

export function createSessionBook<Place>(): SessionBook<Place> {
  const places = new Map<string, Place>()
  const reading = new Set<Promise<void>>()
  return {
    async find(request) {
      const id = request.headers.get(sessionHeader)
      if (id === null) return undefined
      // An answer may arrive before this book has read its copy.
      if (!places.has(id)) await Promise.all(reading)
      return places.get(id)
    },
    enter: (id, place) => void places.set(id, place),
    note(place, answer) {
      if (answer.body === null) return answer
      const copy = answer.clone()
      // Beside the sending, not before it: a fault may let the answer come very slowly.
      const read = sessionIn(copy)
        .then((id) => {
          if (id !== undefined) places.set(id, place)
        })
        .finally(() => reading.delete(read))
      reading.add(read)
      return answer
    },
  }
}

/** The session that an answer brings; undefined where it was refused or a fault has spoiled it. */
async function sessionIn(answer: Response): Promise<string | undefined> {
  try {
    const body: unknown = await answer.json()
    const isRecord = typeof body === 'object' && body !== null
    return isRecord && 'sessionID' in body && typeof body.sessionID === 'string' ? body.sessionID : undefined
  } catch {
    return undefined
  }
}
