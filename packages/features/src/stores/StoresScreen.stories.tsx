import type { Meta, StoryObj } from '@storybook/react-vite'
import { announcements } from '@trade-portal/design-system/testing'
import { passTimeUntil } from '@trade-portal/design-system/testing/clock'
import { given } from '@trade-portal/mocks/given'
import { expect, screen, waitFor, within } from 'storybook/test'
import type { PlayContext } from '../testing/PlayContext.ts'
import { empty, failed, loading } from '../testing/screenStates.ts'
import { StoresScreen } from './StoresScreen.tsx'

const withoutPosition = 'The exact position of this store is not known: the map searches for its address.'
const settings = { google_maps_key: 'a-key-of-the-story' }

const meta = {
  component: StoresScreen,
  ...given({ path: '/stores', clock: 'held' }),
} satisfies Meta<typeof StoresScreen>
export default meta
type Story = StoryObj<typeof meta>

async function firstMapButton(canvas: PlayContext['canvas'], name: RegExp) {
  const [button] = await canvas.findAllByRole('button', { name })
  if (!button) throw new Error('There is no map')
  return button
}

async function findMap(store: RegExp) {
  const dialog = within(await screen.findByRole('dialog', { name: store }))
  return new URL(dialog.getByTitle(/^Map of/).getAttribute('src') ?? '')
}

export const Typical: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Store Listings' })
    const cards = await canvas.findAllByRole('article')
    await expect(cards.length).toBeGreaterThan(3)
    await expect(within(canvas.getByRole('main')).getAllByRole('listitem')).toHaveLength(cards.length)
    const [first] = cards
    if (!first) throw new Error('There is no store')
    const card = within(first)
    await waitFor(() => expect(card.getByRole('heading', { name: /^Corymbia/ })).toBeVisible())
    await waitFor(() => expect(card.getByText(/, NSW$/)).toBeVisible())
    await expect(card.getByRole('link', { name: '02 9555 0110' })).toHaveAttribute('href', 'tel:0295550110')
    await waitFor(() => expect(card.getByRole('button', { name: /^View Map/ })).toBeVisible())
  },
}

const sixty = Array.from({ length: 60 }, (_, at) => ({
  branchName: `Branch ${at + 1}`,
  address1: `${at + 1} Foundry Road`,
  address2: 'Seven Hills, NSW',
  address3: '',
  phone: '02 9555 0110',
  latitude: -33.7,
  longitude: 150.9,
}))

export const Many: Story = {
  ...given({ recording: { getWebBranches: [{ request: {}, answer: { dataset: { WebBranchList: sixty } } }] } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(60)
  },
}

export const Empty: Story = empty('No stores yet.')
export const Loading: Story = loading('getWebBranches', 'the stores', 'Store Listings')
export const Failed: Story = failed('getWebBranches', 'the stores')

export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('article')).length).toBeGreaterThan(3)
  },
}

export const Map: Story = {
  ...given({ settings }),
  name: 'The map is centred on the store at zoom 16 and searches for its address',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await firstMapButton(canvas, /^View Map/))
    const { origin, searchParams } = await findMap(/^Corymbia/)
    await expect(origin).toBe('https://www.google.com')
    await expect(searchParams.get('zoom')).toBe('16')
    await expect(searchParams.get('center')).toMatch(/^-33\.\d+,15\d\.\d+$/)
    await expect(searchParams.get('q')).toContain('NSW')
    await expect(searchParams.get('key')).toBe(settings.google_maps_key)
    await expect(screen.queryByText(withoutPosition)).toBeNull()
  },
}

export const WithoutAMapsKey: Story = {
  tags: ['M09'],
  name: 'Without a maps key the dialog, which the keyboard opens and closes, links to the map instead',
  play: async ({ canvas, userEvent }) => {
    const view = await firstMapButton(canvas, /^View Map/)
    await userEvent.tab()
    await userEvent.tab()
    await waitFor(() => expect(view).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    const dialog = within(await screen.findByRole('dialog', { name: /^Corymbia/ }))
    await expect(dialog.queryByTitle(/^Map of/)).toBeNull()
    const link = dialog.getByRole('link', { name: /^Open in Google Maps/ })
    await expect(link.getAttribute('href')).toMatch(/^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=\d+/)
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(view).toHaveFocus())
  },
}

export const ForeignError: Story = {
  ...given({ recording: { getWebBranches: [{ request: {}, answer: { error: 'session has expired' } }] } }),
  tags: ['D13'],
  name: 'An expired session that is reported in a foreign form is a failure, and not “No stores yet.”',
  play: async ({ canvas }) => {
    await canvas.findByText('We could not load the stores')
    await expect(canvas.queryByText('No stores yet.')).toBeNull()
    await passTimeUntil(() =>
      expect(announcements()).toContainEqual(expect.stringMatching(/^We could not load the stores/)),
    )
  },
}

export const AwkwardStores: Story = {
  ...given({ world: 'awkward', settings }),
  tags: ['D01', 'D02', 'D11', 'D25'],
  name: 'Markup in a name is text, a hostile phone number not a link, and a hostile address only a search term',
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('heading', { name: /<script>alert\(1\)<\/script>/ })
    await expect(canvasElement.querySelector('script, b, iframe')).toBeNull()
    await expect(canvas.getAllByRole('heading', { name: 'Of one name' })).toHaveLength(3)
    await canvas.findByRole('heading', { name: '2 Nameless Lane' })
    for (const phone of ['javascript:1', '*21*0400000000#']) await expect(canvas.getByText(phone)).toBeVisible()
    await expect(within(canvas.getByRole('main')).queryByRole('link')).toBeNull()
    await canvas.findByRole('heading', { name: 'Off the globe' })
    await expect(canvas.queryByRole('button', { name: 'View Map of Off the globe' })).toBeNull()
    await userEvent.click(await firstMapButton(canvas, /^View Map of Of one name$/))
    const { origin, searchParams } = await findMap(/^Of one name$/)
    await expect(origin).toBe('https://www.google.com')
    await expect(Object.fromEntries(searchParams)).toEqual({
      key: settings.google_maps_key,
      q: '1 Street&q=evil&key=other, "><script>alert(1)</script>',
      zoom: '16',
    })
    await expect(screen.getByText(withoutPosition)).toBeVisible()
  },
}

export const MinimalData: Story = {
  ...given({ world: 'minimal' }),
  tags: ['D06'],
  name: 'A store with only a name has neither phone nor map',
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Corymbia Parramatta' })
    const main = within(canvas.getByRole('main'))
    await expect(main.queryByRole('link')).toBeNull()
    await expect(main.queryByRole('button')).toBeNull()
  },
}
