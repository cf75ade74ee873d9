import { Agent, request } from 'node:http'
import type { ReadyCall } from './sandbox.ts'

const connections = 8

/** Requests answered per second over a few keep-alive connections, after a warm-up. */
export async function requestsPerSecond(call: ReadyCall, seconds: number): Promise<number> {
  await countFor(call, 1)
  return (await countFor(call, seconds)) / seconds
}

async function countFor(call: ReadyCall, seconds: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const until = performance.now() + seconds * 1000
  let answered = 0
  const callAgain = async () => {
    while (performance.now() < until) {
      await answer(call, agent)
      if (performance.now() < until) answered += 1
    }
  }
  await Promise.all(Array.from({ length: connections }, callAgain))
  agent.destroy()
  return answered
}

/** @throws Error for an unsuccessful response: refusals would be fast and make the figure meaningless */
function answer({ url, headers, body }: ReadyCall, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method: 'POST', headers, agent }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => (text += chunk))
      response.on('end', () => {
        const isGood = response.statusCode === 200 && !text.includes('"hasErrors":true')
        if (isGood) resolve()
        else reject(new Error(`The sandbox answered ${response.statusCode}: ${text.slice(0, 200)}`))
      })
      response.on('error', reject)
    })
    sent.on('error', reject)
    sent.end(body)
  })
}
