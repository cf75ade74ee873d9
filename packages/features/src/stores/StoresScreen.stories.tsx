import type { Meta, StoryObj } from '@storybook/react-vite'
import { announcements } from '@trade-portal/design-system/testing'
import { passTimeUntil } from '@trade-portal/design-system/testing/clock'
import { given } from '@trade-portal/mocks/given'
import { expect, screen, waitFor, within } from 'storybook/test'
import type { PlayContext } from '../testing/PlayContext.ts'
import { empty, failed } from '../testing/screenStates.ts'
import { StoresScreen } from './StoresScreen.tsx'

const withoutPosition = 'The exact position of this store is not known: the map searches for its address.'
const settings = { google_maps_key: 'a-key-of-the-story' }

const meta = {
  component: StoresScreen,
  ...given({ path: '/stores', clock: 'held' }),
} satisfies Meta<typeof StoresScreen>
export default meta
type Story = StoryObj<typeof meta>

async function openMap({ canvas, userEvent }: PlayContext, name: RegExp) {
  const [button = document.body] = await canvas.findAllByRole('button', { name })
  await userEvent.click(button)
  const dialog = within(await screen.findByRole('dialog'))
  return new URL(dialog.getByTitle(/^Map of/).getAttribute('src') ?? '')
}

export const Typical: Story = {
  play: async ({ canvas }) => {
    const [first = document.body] = await canvas.findAllByRole('article')
    const card = within(first)
    await card.findByRole('heading', { name: /^Corymbia/ })
    await card.findByText(/, NSW$/)
    await expect(card.getByRole('link', { name: '02 9555 0110' })).toHaveAttribute('href', 'tel:0295550110')
    await waitFor(() => expect(card.getByRole('button', { name: /^View Map/ })).toBeVisible())
  },
}

const sixty = Array.from({ length: 60 }, (_, at) => ({ branchName: `Branch ${at + 1}`, address1: '1 Foundry Road' }))

export const Many: Story = {
  ...given({ recording: { getWebBranches: [{ request: {}, answer: { dataset: { WebBranchList: sixty } } }] } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(60)
  },
}

export const Empty: Story = empty('No stores yet.')
export const Loading: Story = {
  ...given({ latency: { getWebBranches: 'forever' } }),
  play: async ({ canvas }) => {
    await canvas.findByText('Loading the stores')
    await passTimeUntil(() => expect(announcements()).toContain('Loading the stores'))
  },
}
export const Failed: Story = failed('getWebBranches', 'the stores')

export const OnAPhone: Story = { ...Typical, globals: { viewport: { value: 'mobile1' } } }

export const Map: Story = {
  ...given({ settings }),
  tags: ['state'],
  name: 'The map is centred on the store',
  play: async (context) => {
    const { origin, searchParams } = await openMap(context, /^View Map/)
    await expect(origin).toBe('https://www.google.com')
    await expect(searchParams.get('center')).toMatch(/^-33\.\d+,15\d\.\d+$/)
    await expect(searchParams.get('key')).toBe(settings.google_maps_key)
    await expect(screen.queryByText(withoutPosition)).toBeNull()
  },
}

export const WithoutAMapsKey: Story = {
  tags: ['state'],
  name: 'Without a key for the map service, a link replaces the map',
  play: async ({ canvas, userEvent }) => {
    const [view = document.body] = await canvas.findAllByRole('button', { name: /^View Map/ })
    await userEvent.click(view)
    const dialog = within(await screen.findByRole('dialog', { name: /^Corymbia/ }))
    await expect(dialog.queryByTitle(/^Map of/)).toBeNull()
    const link = dialog.getByRole('link', { name: /^Open in Google Maps/ })
    await expect(link.getAttribute('href')).toMatch(/^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=\d+/)
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  },
}

export const AwkwardStores: Story = {
  ...given({ world: 'awkward', settings }),
  tags: ['state'],
  name: 'Hostile data creates no links, and no maps from other sites',
  play: async (context) => {
    const { canvas } = context
    await canvas.findByRole('heading', { name: /<script>alert\(1\)<\/script>/ })
    await expect(canvas.getAllByRole('heading', { name: 'Of one name' })).toHaveLength(3)
    await canvas.findByRole('heading', { name: '2 Nameless Lane' })
    await expect(within(canvas.getByRole('main')).queryByRole('link')).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'View Map of Off the globe' })).toBeNull()
    const { origin } = await openMap(context, /^View Map of Of one name$/)
    await expect(origin).toBe('https://www.google.com')
    await expect(screen.getByText(withoutPosition)).toBeVisible()
  },
}
