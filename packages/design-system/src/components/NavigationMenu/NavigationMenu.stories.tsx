import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Page } from '../../layout/Page.tsx'
import { holdClock, passTime } from '../../testing/holdClock.ts'
import { page, withRouter } from '../../testing/navigation.tsx'
import { Link } from '../Link/Link.tsx'
import { Masthead } from '../Masthead/Masthead.tsx'
import type { NavigationEntry } from './NavigationEntry.ts'
import { NavigationMenu } from './NavigationMenu.tsx'

const products = [
  page('Timber', [
    page('Framing', [page('MGP10'), page('MGP12'), page('LVL')]),
    page('Decking', [page('Merbau'), page('Spotted gum')]),
    page('Sleepers'),
  ]),
  page('Fixings', [page('Nails'), page('Screws')]),
  page('Delivery'),
]

const signOut = fn()
const navigate = fn()

const account: readonly NavigationEntry[] = [
  page('Account Admin'),
  page('Downloads'),
  { kind: 'separator' },
  { kind: 'link', label: 'Job planner', href: 'https://jobs.example/', isExternal: true },
  { kind: 'separator' },
  { kind: 'action', label: 'Sign Out', onPress: signOut },
]

const meta = {
  component: NavigationMenu,
  parameters: { layout: 'fullscreen' },
  args: { label: 'Products', entries: products },
  beforeEach: async () => {
    await NavigationMenu.preload()
    return holdClock()
  },
  decorators: [withRouter(navigate)],
  render: (args) => (
    <>
      <Masthead
        logo={null}
        navigation={
          <nav aria-label="Main">
            <NavigationMenu {...args} />
          </nav>
        }
        tools={null}
      />
      <Page>
        <Link href="#page">On the page</Link>
      </Page>
    </>
  ),
} satisfies Meta<typeof NavigationMenu>
export default meta
type Story = StoryObj<typeof meta>

const button = (name: string) => screen.getByRole('button', { name })
const link = (name: string) => screen.getByRole('link', { name })
const hasFocus = (name: string) => waitFor(() => expect(link(name)).toHaveFocus())
const isGone = (name: string) => waitFor(() => expect(screen.queryByRole('link', { name })).toBeNull())

// Written as numbers, so that a changed delay of the menu fails here.
const openDelay = 150
const closeDelay = 2000

/** Moves the mouse to an element, and lets it rest there until the menu or the level has opened. */
async function restOn(userEvent: { hover: (target: Element) => Promise<void> }, target: Element) {
  await userEvent.hover(target)
  await passTime(openDelay)
}

/** Levels that are not open are not rendered. */
export const Closed: Story = {
  args: { isCurrent: true },
  play: async () => {
    await expect(button('Products')).toHaveAttribute('aria-expanded', 'false')
    await isGone('Timber')
  },
}

const accountMenu = { label: 'My Account', icon: 'user', entries: account, align: 'end' } as const

export const Account: Story = {
  render: (args) => (
    <Masthead logo={null} navigation={<NavigationMenu {...args} />} tools={<NavigationMenu {...accountMenu} />} />
  ),
  play: async ({ userEvent, step }) => {
    await step('the entries are pages, another site and an action', async () => {
      signOut.mockClear()
      await userEvent.click(button('My Account'))
      await expect(link('Job planner opens in a new tab')).toHaveAttribute('rel', 'noopener noreferrer')
      await userEvent.keyboard('{ArrowDown}{End}{Enter}')
      await expect(signOut).toHaveBeenCalledOnce()
      await waitFor(() => expect(button('My Account')).toHaveFocus())
    })

    await step('only one of two menus is open at a time', async () => {
      await restOn(userEvent, button('Products'))
      await expect(link('Timber')).toBeVisible()
      await restOn(userEvent, button('My Account'))
      await expect(link('Downloads')).toBeVisible()
      await isGone('Timber')
    })
  },
}

export const AccountOnAPhone: Story = {
  args: accountMenu,
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(button('My Account'))
    const panel = (await canvas.findByRole('list', { name: 'My Account' })).getBoundingClientRect()
    await expect(panel.left).toBeGreaterThanOrEqual(0)
    await expect(panel.right).toBeLessThanOrEqual(window.innerWidth)
  },
}

const many = (name: string, children: readonly NavigationEntry[] = []) =>
  Array.from({ length: 60 }, (_, index) => page(`${name} ${index + 1}`, children))

/** Hundreds of entries scroll within their column, and none lies outside the window. */
export const ManyEntries: Story = {
  args: { entries: many('Category', many('Type', many('Class'))) },
  play: async ({ userEvent }) => {
    await userEvent.click(button('Products'))
    await userEvent.keyboard('{ArrowDown}{End}{ArrowRight}{End}{ArrowRight}{End}')
    await hasFocus('Class 60')
    const { right, bottom } = link('Class 60').getBoundingClientRect()
    await expect(right).toBeLessThanOrEqual(window.innerWidth)
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight)
  },
}

export const LongTexts: Story = {
  args: {
    entries: [
      page('Structural laminated veneer lumber, treated and untreated, cut to length', [
        page('Unbreakable-'.repeat(8), [page('Hyspan 150 x 63 mm, H2S treated, in lengths from 2.4 m to 13.2 m')]),
      ]),
    ],
  },
  play: async ({ userEvent }) => {
    await userEvent.click(button('Products'))
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}')
  },
}

export const ByMouse: Story = {
  name: 'A menu entry opens when the mouse rests on it',
  play: async ({ userEvent, step }) => {
    const trigger = button('Products')
    const isOpen = (expected: boolean) => expect(trigger).toHaveAttribute('aria-expanded', String(expected))

    await step('opening another column replaces the open one', async () => {
      for (const target of [() => trigger, () => link('Timber'), () => link('Framing')])
        await restOn(userEvent, target())
      await expect(link('MGP12')).toBeVisible()
      await restOn(userEvent, link('Fixings'))
      await expect(link('Screws')).toBeVisible()
      await isGone('MGP12')
    })

    await step('entries that the mouse crosses on its way to a column do not open', async () => {
      await restOn(userEvent, link('Timber'))
      await userEvent.hover(link('Fixings'))
      await passTime(openDelay - 1)
      await restOn(userEvent, link('Framing'))
      await isGone('Screws')
    })

    await step('the menu stays open if the mouse returns in time', async () => {
      await userEvent.hover(link('On the page'))
      await passTime(closeDelay - 1)
      await userEvent.hover(link('Timber'))
      await passTime(closeDelay)
      await isOpen(true)
      await userEvent.hover(link('On the page'))
      await passTime(closeDelay)
      await isOpen(false)
    })

    await step('a press does not close a menu that has just opened under the mouse', async () => {
      await restOn(userEvent, trigger)
      for (const expected of [true, false, true]) {
        await userEvent.click(trigger)
        await isOpen(expected)
      }
      await userEvent.click(link('On the page'))
      await isOpen(false)
    })

    await step('touching a button opens or closes its menu', async () => {
      const touch = (name: string) => userEvent.pointer({ keys: '[TouchA]', target: button(name) })
      await touch('Products')
      await touch('More in Timber')
      await expect(link('Framing')).toBeVisible()
      await touch('Products')
      await isGone('Timber')
    })
  },
}

export const ByArrowKeys: Story = {
  name: 'Arrows, Home and End move the focus; Escape closes the menu',
  play: async ({ userEvent }) => {
    await userEvent.tab()
    const leadTo = async (keys: string, name: string) => {
      await userEvent.keyboard(keys)
      await hasFocus(name)
    }
    await leadTo('{ArrowDown}', 'Timber')
    await leadTo('{End}', 'Delivery')
    await leadTo('{Home}', 'Timber')
    await passTime(openDelay)
    await leadTo('{ArrowRight}', 'Framing')
    await leadTo('{ArrowDown}{ArrowRight}', 'Merbau')
    await leadTo('{ArrowLeft}', 'Decking')
    await leadTo('{ArrowLeft}', 'Timber')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button('Products')).toHaveFocus())
    await isGone('Timber')
  },
}

export const ByTab: Story = {
  name: 'Tab visits each entry and its More button, then leaves',
  args: { entries: [page('Timber', [page('Framing')]), page('Delivery')] },
  play: async ({ userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await userEvent.tab()
    await hasFocus('Timber')
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(button('More in Timber')).toHaveAttribute('aria-expanded', 'true')
    await userEvent.tab()
    await hasFocus('Framing')
    await userEvent.tab()
    await userEvent.tab()
    await hasFocus('On the page')
    await isGone('Timber')
  },
}

export const ClosesOnRouteChange: Story = {
  tags: ['H13'],
  name: 'A route change closes the menu and stops its timers',
  render: function Routed(args) {
    const [at, setAt] = useState('/orders')
    return (
      <>
        <Masthead
          logo={null}
          navigation={at !== '/nowhere' && <NavigationMenu {...args} closeOn={at} />}
          tools={null}
        />
        <Page>
          <span onPointerEnter={() => setAt('/invoices')}>Elsewhere</span>{' '}
          <span onPointerEnter={() => setAt('/nowhere')}>Nowhere</span>
        </Page>
      </>
    )
  },
  play: async ({ canvas, userEvent }) => {
    for (const place of ['Elsewhere', 'Nowhere']) {
      await restOn(userEvent, button('Products'))
      await expect(link('Timber')).toBeVisible()
      await userEvent.hover(canvas.getByText(place))
      await isGone('Timber')
    }
    // The timer for closing started when the mouse left the menu. The menu has since been removed, so the timer must do
    // nothing.
    await passTime(closeDelay)
    await expect(screen.queryByRole('button', { name: 'Products' })).toBeNull()
  },
}
