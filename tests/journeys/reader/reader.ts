import { expect, type Page } from '@playwright/test'
import { recordAnnouncements } from '@trade-portal/design-system/testing'
import { around, focusedIn, readTree, withAttributes, type AccessibleNode, moveFocus } from './accessibilityTree.ts'
import { lineOf, reachedBy, type QuickKey } from './lines.ts'
import { controlTime } from './settle.ts'
import { createTranscript } from './transcript.ts'
import { containerOf, dialogText, spokenParts } from './words.ts'

export interface Reader {
  press(key: string): Promise<void>
  /** Presses Tab until the focused element is described by the pattern. */
  tabTo(target: RegExp): Promise<void>
  /** @param shown What the transcript shows instead of the text. */
  type(text: string, shown?: string): Promise<void>
  /** Presses a key of the screen reader, such as H for the next heading, until an element matches. */
  find(key: QuickKey, target: RegExp): Promise<void>
  /** Reads this many lines with the arrow key. */
  read(lines: number): Promise<void>
  /** All announcements of live regions so far. */
  heard(): readonly string[]
  /** Texts that live regions contained when they were added, which most screen readers do not announce. */
  missed(): readonly string[]
  /** Clears the transcript and the announcements. */
  forget(): void
  transcript(): string
}

/** More presses than anybody would need to reach something. */
const mostPresses = 80

/**
 * Opens the portal and records what a screen reader says while keys are pressed: the focused element and the containers
 * that the focus enters, from Chromium's accessibility tree; announcements of live regions; and the title of the page.
 */
export async function openWithReader(page: Page, url: string, start: Date): Promise<Reader> {
  const settle = await controlTime(page, start)
  await page.addInitScript(recordAnnouncements)
  const session = await page.context().newCDPSession(page)
  await session.send('Accessibility.enable')
  const transcript = createTranscript()
  const announcements: string[] = []
  const lost: string[] = []
  let title = ''
  let path: readonly AccessibleNode[] = []

  const current = () => path.at(-1)

  /** Records what a screen reader says after a change of focus. */
  const sayFocus = async (bare: AccessibleNode, isTyping: boolean) => {
    const node = await withAttributes(session, bare)
    const before = path
    path = [...around(node), node]
    const last = before.at(-1)
    if (last?.elementId === node.elementId) {
      const old = spokenParts(last)
      const changed = spokenParts(node).filter((word, index) => word !== old[index] && !(isTyping && index === 2))
      if (changed.some((word) => word !== '')) transcript.say(changed.filter((word) => word !== '').join(', '))
      return
    }
    const entered = around(node).filter(({ elementId }) => !before.some((known) => known.elementId === elementId))
    for (const container of entered) {
      const words = containerOf(container)
      if (words !== undefined) transcript.say(words)
    }
    transcript.say(lineOf(node) + (node.role === 'alertdialog' ? `, ${dialogText(node)}` : ''))
  }

  const observe = async ({ isTyping = false, isJump = false } = {}) => {
    await settle()
    const tree = await readTree(session)
    if (tree.name !== title) transcript.say(`page: ${tree.name}`)
    title = tree.name
    const focused = focusedIn(tree)
    if (!isJump) await sayFocus(focused, isTyping)
    const { heard, missed } = await page.evaluate(() => {
      const recorded = window.recordedAnnouncements
      return { heard: recorded?.announced.splice(0) ?? [], missed: recorded?.missed.splice(0) ?? [] }
    })
    for (const { text, isUrgent } of heard) transcript.hear(text, isUrgent)
    announcements.push(...heard.map(({ text }) => text))
    for (const text of missed) transcript.miss(text)
    lost.push(...missed)
    expect(focused, `the focus is lost, after\n${transcript.text()}`).not.toBe(tree)
    return focused
  }

  const press = async (key: string) => {
    transcript.key(key)
    await page.keyboard.press(key)
    return observe()
  }

  await page.goto(url)
  await observe()

  return {
    press: async (key) => void (await press(key)),
    tabTo: async (target) => {
      for (let presses = 0; presses < mostPresses; presses += 1) {
        if (target.test(lineOf(await press('Tab')))) return
      }
      throw new Error(`Tab does not come to ${String(target)}\n${transcript.text()}`)
    },
    type: async (text, shown = `“${text}”`) => {
      transcript.type(shown)
      await page.keyboard.type(text)
      await observe({ isTyping: true })
    },
    find: async (key, target) => {
      const nodes = reachedBy(key, await readTree(session), current()?.elementId ?? -1)
      const index = nodes.findIndex((node) => target.test(lineOf(node)))
      if (index === -1) throw new Error(`${key} does not come to ${String(target)}\n${transcript.text()}`)
      for (const node of nodes.slice(0, index + 1)) {
        transcript.key(key)
        await sayFocus(node, false)
      }
      const node = nodes[index]
      if (node) await moveFocus(session, node)
      await observe({ isJump: true })
    },
    read: async (lines) => {
      const nodes = reachedBy('↓', await readTree(session), current()?.elementId ?? -1).slice(0, lines)
      for (const node of nodes) {
        transcript.key('↓')
        await sayFocus(node, false)
      }
      const last = nodes.at(-1)
      if (last) await moveFocus(session, last)
      await observe({ isJump: true })
    },
    forget: () => {
      transcript.clear()
      announcements.length = 0
    },
    heard: () => announcements,
    missed: () => lost,
    transcript: transcript.text,
  }
}
