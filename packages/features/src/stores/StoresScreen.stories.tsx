import type { Meta, StoryObj } from '@storybook/react-vite'
import { heard } from '@trade-portal/design-system/testing'
import { given } from '@trade-portal/mocks/given'
import { expect, waitFor, within } from 'storybook/test'
import { StoresScreen } from './StoresScreen.tsx'

const page = within(document.body)
const settings = { google_maps_key: 'a-key-of-the-story' }

const meta = { component: StoresScreen, ...given({ path: '/stores' }) } satisfies Meta<typeof StoresScreen>
export default meta
type Story = StoryObj<typeof meta>

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

export const OnAPhone: Story = { ...Typical, globals: { viewport: { value: 'mobile1' } } }

export const Map: Story = {
  tags: ['state'],
  ...given({ settings }),
  name: 'The map is centred on the store at zoom 16 and searches for its address',
  play: async ({ canvas, userEvent }) => {
    const [view] = await canvas.findAllByRole('button', { name: /^View Map/ })
    if (!view) throw new Error('There is no store')
    await userEvent.click(view)
    const dialog = within(await page.findByRole('dialog', { name: /^Corymbia/ }))
    const { origin, searchParams } = new URL(dialog.getByTitle(/^Map of/).getAttribute('src') ?? '')
    await expect(origin).toBe('https://www.google.com')
    await expect(searchParams.get('zoom')).toBe('16')
    await expect(searchParams.get('center')).toMatch(/^-33\.\d+,15\d\.\d+$/)
    await expect(searchParams.get('q')).toContain('NSW')
    await expect(searchParams.get('key')).toBe(settings.google_maps_key)
  },
}

export const MapOnAPhone: Story = { ...Map, name: 'Map on a phone', globals: { viewport: { value: 'mobile1' } } }

export const WithoutAMapsKey: Story = {
  tags: ['M09'],
  name: 'Without a maps key the dialog links to the map instead',
  play: async ({ canvas, userEvent }) => {
    const [view] = await canvas.findAllByRole('button', { name: /^View Map/ })
    if (!view) throw new Error('There is no store')
    await userEvent.click(view)
    const dialog = within(await page.findByRole('dialog', { name: /^Corymbia/ }))
    await expect(dialog.queryByTitle(/^Map of/)).toBeNull()
    const link = dialog.getByRole('link', { name: /^Open in Google Maps/ })
    await expect(link.getAttribute('href')).toMatch(/^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=\d+/)
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  },
}

export const KeyboardAlone: Story = {
  tags: ['rule'],
  play: async ({ canvas, userEvent }) => {
    const [view] = await canvas.findAllByRole('button', { name: /^View Map/ })
    await userEvent.tab()
    await userEvent.tab()
    await waitFor(() => expect(view).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await page.findByRole('dialog', { name: /^Corymbia/ })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(view).toHaveFocus())
  },
}

export const TaxMode: Story = {
  ...given({ world: 'usa', usa: true }),
  play: async ({ canvas }) => {
    const phone = await canvas.findByRole('link', { name: '512-555-0110' })
    await expect(phone).toHaveAttribute('href', 'tel:5125550110')
  },
}

export const Empty: Story = {
  ...given({ world: 'empty' }),
  play: async ({ canvas }) => {
    await canvas.findByText('No stores yet.')
  },
}

export const Loading: Story = {
  ...given({ latency: { getWebBranches: 'forever' } }),
  play: async ({ canvas }) => {
    await canvas.findByText('Loading the stores')
    await waitFor(() => expect(heard()).toContain('Loading the stores'))
  },
}

export const Failed: Story = {
  tags: ['state'],
  ...given({ faults: { getWebBranches: { fault: 'forbidden', times: 1 } } }),
  name: 'A failure is shown once, in place of the stores',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('We could not load the stores')
    await waitFor(() => expect(heard()).toContain('We could not load the stores. The supplier refused the request.'))
    await expect(page.getAllByText('The supplier refused the request.')).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await canvas.findByRole('heading', { name: 'Corymbia Parramatta' })
    await waitFor(() => expect(heard().at(-1)).toBe('Loaded the stores'))
  },
}

export const ForeignError: Story = {
  tags: ['state', 'D13'],
  ...given({ recording: { getWebBranches: [{ request: {}, answer: { error: 'session has expired' } }] } }),
  name: 'An expired session that is told in a foreign form is a failure, and not “No stores yet.”',
  play: async ({ canvas }) => {
    await canvas.findByText('We could not load the stores')
    await expect(canvas.queryByText('No stores yet.')).toBeNull()
    await waitFor(() => expect(heard()).toContainEqual(expect.stringMatching(/^We could not load the stores/)))
  },
}

export const Hostile: Story = {
  ...given({ world: 'awkward', settings }),
  tags: ['D01'],
  name: 'Markup in a name is shown as text',
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { name: /<script>alert\(1\)<\/script>/ })
    await expect(canvasElement.querySelector('script, b, iframe')).toBeNull()
  },
}

export const AwkwardAnswers: Story = {
  tags: ['state', 'D02', 'D11', 'D25'],
  ...given({ world: 'awkward', settings }),
  name: 'A hostile phone number is not a link, and a hostile address only a search term',
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByRole('heading', { name: 'Of one name' })).toHaveLength(3)
    await canvas.findByRole('heading', { name: '2 Nameless Lane' })
    for (const phone of ['javascript:1', '*21*0400000000#']) await expect(canvas.getByText(phone)).toBeVisible()
    await expect(within(canvas.getByRole('main')).queryByRole('link')).toBeNull()
    await canvas.findByRole('heading', { name: 'Off the globe' })
    await expect(canvas.queryByRole('button', { name: 'View Map of Off the globe' })).toBeNull()
    const [view] = canvas.getAllByRole('button', { name: 'View Map of Of one name' })
    if (!view) throw new Error('There is no map')
    await userEvent.click(view)
    const dialog = within(await page.findByRole('dialog', { name: 'Of one name' }))
    const { origin, searchParams } = new URL(dialog.getByTitle(/^Map of/).getAttribute('src') ?? '')
    await expect(origin).toBe('https://www.google.com')
    await expect(Object.fromEntries(searchParams)).toEqual({
      key: settings.google_maps_key,
      q: '1 Street&q=evil&key=other, "><script>alert(1)</script>',
      zoom: '16',
    })
  },
}

export const MinimalData: Story = {
  tags: ['state', 'D06'],
  ...given({ world: 'minimal' }),
  name: 'A store with only a name has neither phone nor map',
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Corymbia Parramatta' })
    const main = within(canvas.getByRole('main'))
    await expect(main.queryByRole('link')).toBeNull()
    await expect(main.queryByRole('button')).toBeNull()
  },
}

export const SomeRowsUnreadable: Story = {
  ...given({ faults: { getWebBranches: 'mutated-rows' } }),
  tags: ['D05'],
  name: 'Unreadable rows are left out, the others shown',
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Corymbia Parramatta' })
    await page.findByText('Some rows of the answer could not be read and are not shown.')
  },
}

export const SessionExpired: Story = {
  tags: ['rule'],
  ...given({ faults: { getWebBranches: 'session-expired' } }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Went to /login' })
  },
}
