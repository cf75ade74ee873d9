import type { Page } from 'playwright'
import { liveAnnouncer } from '../../../.storybook/checks/elements.ts'
import { countPending } from '../requests.ts'
import { userName, type Beginning, type Stage } from './stage.ts'

/** A customer at the checkout, who presses every button that helps to order. */
export interface Customer {
  readonly cartId: string
  /** A tab, signed in with the customer's cart. */
  readonly openTab: (path: string, options?: { readonly hasClock?: boolean }) => Promise<Page>
  /** Clears the storage, then stores a sign-in with the same cart. */
  readonly signInAgain: () => Promise<void>
  /** Presses Confirm Order, and records how many goods the page shows. */
  readonly confirm: (page: Page) => Promise<void>
  /**
   * Tries to order until the page says that the order was placed. After each try, waits up to three seconds for pending
   * requests, then moves the page's clock forward by `stepMs`. Without the wait, the requests could time out.
   */
  readonly retryUntilPlaced: (page: Page, stepMs?: number) => Promise<void>
  /** The numbers of goods that were shown when an order was confirmed. */
  readonly shown: ReadonlySet<number>
}

export const confirmButton = (page: Page) => page.getByRole('button', { name: 'Confirm Order' }).first()
const placed = (page: Page) => page.getByRole('alertdialog', { name: /^(Order Placed|Quote Created)$/ })
const rounds = 60

export async function createCustomer(stage: Stage, { cartId, sessionId }: Beginning): Promise<Customer> {
  const shown = new Set<number>()
  const session = { sessionId, username: userName, rememberMe: true }
  const pending = new Map<Page, () => number>()
  const signIn = () => storeIn(stage, { session, cart: { cartId, username: userName } })
  await signIn()
  const confirm = async (page: Page) => {
    shown.add(await countShown(page))
    await confirmButton(page).click({ timeout: 5000 })
  }
  return {
    cartId,
    shown,
    confirm,
    signInAgain: signIn,
    openTab: async (path, { hasClock = false } = {}) => {
      const tab = await stage.context.newPage()
      pending.set(tab, countPending(tab))
      if (hasClock) await installClock(tab)
      await tab.goto(`${stage.portalUrl}${path}`)
      return tab
    },
    retryUntilPlaced: async (page, stepMs = 0) => {
      // Playwright clicks a button only after two animation frames. A busy browser may give no frames to a hidden tab, so
      // the tab is shown first.
      await page.bringToFront()
      for (let round = 0; round < rounds; round += 1) {
        if (await isPlaced(page)) return
        await press(page.getByRole('alertdialog', { name: 'Error' }).getByRole('button', { name: 'OK' }))
        await press(
          page.getByRole('dialog', { name: 'Your cart has changed' }).getByRole('button', { name: /^Keep (it|all)/ }),
        )
        await press(page.getByRole('button', { name: 'Check now' }))
        await orderAgain(page)
        if (await canConfirm(page)) await confirm(page).catch(() => undefined)
        await page.waitForTimeout(50)
        if (stepMs === 0) continue
        await untilAnswered(page, pending.get(page))
        await page.clock.fastForward(stepMs)
      }
      throw new Error(`Not placed after ${rounds} rounds: ${(await page.locator('main').innerText()).slice(0, 200)}`)
    },
  }
}

/** A clock that can be moved forward. It also controls the timeouts of requests, which otherwise follow real time. */
async function installClock(page: Page): Promise<void> {
  await page.clock.install()
  await page.addInitScript(() => {
    AbortSignal.timeout = (milliseconds) => {
      const controller = new AbortController()
      setTimeout(() => controller.abort(new DOMException('', 'TimeoutError')), milliseconds)
      return controller.signal
    }
  })
}

/** Waits until nothing is pending, but at most three seconds, because a request may never be answered. */
async function untilAnswered(page: Page, pending: () => number = () => 0): Promise<void> {
  for (let waitedMs = 0; waitedMs < 3000 && pending() > 0; waitedMs += 20) await page.waitForTimeout(20)
}

/** Fills the storage as a sign-in with Remember me does, so that all tabs share it. */
async function storeIn({ context, portalUrl }: Stage, values: Record<string, unknown>): Promise<void> {
  const page = await context.newPage()
  await page.goto(`${portalUrl}/icon.svg`)
  await page.evaluate((entries) => {
    localStorage.clear()
    for (const [key, value] of Object.entries(entries))
      localStorage.setItem(`trade-portal.${key}`, JSON.stringify(value))
  }, values)
  await page.close()
}

/** Whether the button exists and is enabled. It may disappear at any moment. */
async function canConfirm(page: Page): Promise<boolean> {
  if ((await confirmButton(page).count()) === 0) return false
  return confirmButton(page)
    .isEnabled({ timeout: 500 })
    .catch(() => false)
}

async function isPlaced(page: Page): Promise<boolean> {
  const isReported = page.locator(`body > :not(${liveAnnouncer})`).getByText(/(Order|Quote) \d+ was placed/)
  return (await placed(page).or(isReported).count()) > 0
}

/** Orders again after an unknown outcome, which the portal allows after some time. */
async function orderAgain(page: Page): Promise<void> {
  const more = page.getByRole('button', { name: 'More' })
  if ((await more.count()) === 0) return
  await click(more.first())
  await click(page.getByRole('menuitem', { name: 'Order again…' }))
  const dialog = page.getByRole('alertdialog', { name: 'Order the same goods again?' })
  if ((await dialog.count()) === 0) return
  const again = dialog.getByRole('button', { name: 'Let me order again' })
  // Never ticks “I have asked the supplier”, because the portal must trust that answer and would allow a second order at
  // once.
  const isFree = await again.isEnabled({ timeout: 500 }).catch(() => false)
  await press(isFree ? again : dialog.getByRole('button', { name: 'Wait' }))
}

async function press(button: ReturnType<Page['getByRole']>): Promise<void> {
  if ((await button.count()) > 0) await click(button.first())
}

const click = (button: ReturnType<Page['getByRole']>) => button.click({ timeout: 1000 }).catch(() => undefined)

async function countShown(page: Page): Promise<number> {
  const link = page.getByRole('link', { name: /^Cart, \d+ items?/ }).first()
  return Number(/\d+/.exec(await link.ariaSnapshot())?.[0])
}
