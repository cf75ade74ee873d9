import { expect } from '@playwright/test'
import { findInPage, watchInPage, type Found, type Role } from './inPage.ts'

/** A browser with an engine other than Chromium's, driven by the few commands that WebDriver and WebDriver BiDi share. */
export interface Engine {
  open(url: string): Promise<void>
  /** The value of an expression in the page, which may be a promise. JSON must be able to represent the value. */
  evaluate(expression: string): Promise<unknown>
  /** Sends key presses or pointer moves as WebDriver input sources, whose form is the same for all engines. */
  act(sources: readonly object[]): Promise<void>
  /** A screenshot of the visible page. */
  screenshot(): Promise<Buffer>
  close(): Promise<void>
}

const enter = '\uE006'
const escape = '\uE00C'

/** What a person does in a browser: presses visible elements at their place on the screen, and types. */
export function personAt(engine: Engine) {
  /** Waits until the element is there, a press can reach it, and it no longer moves: a press would otherwise miss it. */
  async function find(role: Role, name: string | RegExp): Promise<Found> {
    let found: unknown
    const words = typeof name === 'string' ? [role, name, false] : [role, name.source, true]
    const call = `(${String(findInPage)})(${words.map((word) => JSON.stringify(word)).join(', ')})`
    await expect(async () => {
      const before = found
      found = await engine.evaluate(call)
      expect(found, `${role} ${String(name)}`).toEqual(expect.objectContaining({ isInReach: true }))
      expect(found).toEqual(before)
    }).toPass({ timeout: 20_000 })
    return asFound(found)
  }

  const press = async (role: Role, name: string | RegExp) => {
    const { x, y } = await find(role, name)
    const click = [
      { type: 'pointerMove', x, y },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]
    await engine.act([{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions: click }])
  }

  const type = async (keys: string) => {
    const strokes = Array.from(keys).flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ])
    await engine.act([{ type: 'key', id: 'keyboard', actions: strokes }])
  }

  return {
    open: async (url: string) => {
      await engine.open(url)
      await engine.evaluate(`(${String(watchInPage)})()`)
    },
    find,
    press,
    type,
    enter: () => type(enter),
    escape: () => type(escape),
    /** Replaces the text of a field. */
    fill: async (name: string | RegExp, text: string) => {
      await press('textbox', name)
      await engine.evaluate('document.activeElement.select()')
      await type(text)
    },
    /** What went wrong in the page since it was opened. */
    problems: async () => await engine.evaluate('window.problems ?? []'),
  }
}

function asFound(value: unknown): Found {
  const found = { isInReach: true, x: 0, y: 0, value: '', isInvalid: false }
  return Object.assign(found, value)
}
