/** A response in transit arrives soon; the limit is for one whose body never ends. */
const transitLimitMs = 2000

/**
 * Tracks the calls of a story until the page has read their responses. A response that arrived during the next story
 * could still change the browser's storage, for example replace the cart of that story.
 */
export function trackCalls() {
  let unread = 0
  const originalFetch = window.fetch
  const markRead = () => {
    unread -= 1
  }
  window.fetch = async (...request) => {
    unread += 1
    try {
      const response = await originalFetch(...request)
      response.clone().arrayBuffer().then(markRead, markRead)
      return response
    } catch (error) {
      markRead()
      throw error
    }
  }
  return {
    /** Waits until all responses have been read, and stops tracking. */
    settle: async (): Promise<void> => {
      const isPending = (waitedMs: number) => unread > 0 && waitedMs < transitLimitMs
      for (let waitedMs = 0; isPending(waitedMs); waitedMs += 20) await pause(20)
      await pause(20)
      window.fetch = originalFetch
    },
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
