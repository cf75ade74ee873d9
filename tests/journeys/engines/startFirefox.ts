import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Engine } from './person.ts'

/** Preferences that stop Firefox from contacting its maker's servers. */
const preferences = {
  'app.normandy.enabled': false,
  'browser.region.network.url': '',
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
}

/** Starts Firefox, which speaks WebDriver BiDi by itself. */
export async function startFirefox(program: string): Promise<Engine> {
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'))
  const lines = Object.entries(preferences).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`)
  await writeFile(join(profile, 'user.js'), lines.join('\n'))
  const child = spawn(program, ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    // Gives Firefox a home folder of its own. When run as root, Firefox refuses to use the home folder of another account.
    env: { ...process.env, HOME: profile },
  })
  const ended = once(child, 'exit')
  const send = await connect(await addressIn(child.stderr))
  await send('session.new', { capabilities: {} })
  // Opens a second tab, because in the first tab the address bar has the focus. A field of the page in the first tab would
  // get no event when it loses the focus.
  const context = textAt(await send('browsingContext.create', { type: 'tab' }), 'context')
  await send('browsingContext.setViewport', { context, viewport: { width: 1280, height: 900 } })

  return {
    open: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    evaluate: async (expression) => {
      const script = `Promise.resolve(${expression}).then((value) => JSON.stringify(value ?? null))`
      const answer = await send('script.evaluate', { expression: script, target: { context }, awaitPromise: true })
      return JSON.parse(textAt(answer, 'result', 'value'))
    },
    act: async (sources) => void (await send('input.performActions', { context, actions: sources })),
    screenshot: async () =>
      Buffer.from(textAt(await send('browsingContext.captureScreenshot', { context }), 'data'), 'base64'),
    close: async () => {
      child.kill()
      await ended
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

async function addressIn(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface(output)) {
    const address = /WebDriver BiDi listening on (\S+)/.exec(line)?.[1]
    if (address === undefined) continue
    output.resume()
    return `${address}/session`
  }
  throw new Error('Firefox ended before it could be driven')
}

/** Connects to WebDriver BiDi. @returns a function that sends a command and resolves with its result */
async function connect(address: string) {
  const socket = new WebSocket(address)
  const waiting = new Map<number, (answer: unknown) => void>()
  socket.addEventListener('message', ({ data }) => {
    const answer: { id?: number } = JSON.parse(String(data))
    waiting.get(answer.id ?? -1)?.(answer)
  })
  await once(socket, 'open')
  let last = 0
  return async (method: string, params: object): Promise<unknown> => {
    const id = (last += 1)
    const { promise, resolve } = Promise.withResolvers<unknown>()
    waiting.set(id, resolve)
    socket.send(JSON.stringify({ id, method, params }))
    const answer = await promise
    const result = at(answer, 'result')
    if (result === undefined) throw new Error(`${method}: ${JSON.stringify(answer)}`)
    return result
  }
}

function at(value: unknown, ...keys: readonly string[]): unknown {
  return keys.reduce<unknown>(
    (found, key) => (typeof found === 'object' && found !== null ? Reflect.get(found, key) : undefined),
    value,
  )
}

function textAt(value: unknown, ...keys: readonly string[]): string {
  const text = at(value, ...keys)
  if (typeof text !== 'string') throw new Error(`Firefox answered ${JSON.stringify(value)}`)
  return text
}
