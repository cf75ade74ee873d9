import { expect } from '@playwright/test'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { findProgram, freePort } from '../../programs.ts'
import type { Engine } from './person.ts'

const browser = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'

/** Starts WebKitGTK on a display of its own, through its WebDriver. */
export async function startWebKit(program: string): Promise<Engine> {
  const screen = spawn(findProgram('Xvfb') ?? 'Xvfb', ['-displayfd', '3', '-screen', '0', '1280x1000x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [display] = await once(screen.stdio[3] ?? screen, 'data')
  const port = await freePort()
  const env = { ...process.env, DISPLAY: `:${String(display).trim()}`, GDK_BACKEND: 'x11' }
  const driver = spawn(program, [`--port=${port}`, '--host=127.0.0.1'], { stdio: 'ignore', env })
  const ended = [once(screen, 'exit'), once(driver, 'exit')]

  async function send(method: string, path: string, body?: object): Promise<unknown> {
    const text = body && JSON.stringify(body)
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, ...(text && { body: text }) })
    const { value }: { value: unknown } = await answer.json()
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(value)}`)
    return value
  }
  await expect(() => send('GET', '/status')).toPass()
  const options = { binary: browser, args: ['--automation'] }
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } }
  const session = await send('POST', '/session', { capabilities })
  const id = typeof session === 'object' && session !== null ? String(Reflect.get(session, 'sessionId')) : ''
  const inSession = (method: string, path: string, body?: object) => send(method, `/session/${id}${path}`, body)
  await inSession('POST', '/window/rect', { width: 1280, height: 960 })

  return {
    open: async (url) => void (await inSession('POST', '/url', { url })),
    evaluate: async (expression) => {
      const script = `return Promise.resolve(${expression}).then((value) => JSON.stringify(value ?? null))`
      return JSON.parse(String(await inSession('POST', '/execute/sync', { script, args: [] })))
    },
    act: async (actions) => void (await inSession('POST', '/actions', { actions })),
    screenshot: async () => Buffer.from(String(await inSession('GET', '/screenshot')), 'base64'),
    close: async () => {
      await inSession('DELETE', '')
      driver.kill()
      screen.kill()
      await Promise.all(ended)
    },
  }
}
