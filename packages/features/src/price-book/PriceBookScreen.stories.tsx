import type { Meta, StoryObj } from '@storybook/react-vite'
import { heard } from '@trade-portal/design-system/testing'
import { given } from '@trade-portal/mocks/given'
import { expect, spyOn, waitFor, within } from 'storybook/test'
import { RequireEntry } from '../shared/screens/RequireEntry.tsx'
import { listColumn, listTable } from '../testing/listTable.ts'
import type { PlayContext } from '../testing/PlayContext.ts'
import { PriceBookScreen } from './PriceBookScreen.tsx'

const page = within(document.body)

const meta = {
  component: PriceBookScreen,
  ...given({ path: '/pricebook' }),
} satisfies Meta<typeof PriceBookScreen>
export default meta
type Story = StoryObj<typeof meta>

const history = 'Price book history'
const message = 'No price book extract has been set up for you'

/** The panel as lines of a term and its detail. */
async function configuration(canvas: PlayContext['canvas']) {
  const panel = within(await canvas.findByRole('group', { name: 'Current Configuration' }))
  return panel.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`)
}

export const Typical: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Price Book' })
    const list = await listTable(canvas, history)
    const headers = ['Date Generated', 'Type', 'Format', 'Recipient', 'New Codes', 'Core Products']
    const shown = list.getAllByRole('columnheader').map(({ textContent }) => textContent)
    await expect(shown.slice(-headers.length)).toEqual(headers)
    const row = within(list.getByRole('row', { name: /01\/08\/2026/ }))
    const cells = row.getAllByRole('cell').map(({ textContent }) => textContent)
    await expect(cells.slice(-5)).toEqual([
      'Full Download',
      'Comma Delimited',
      'office@hargreaves.example',
      'Yes',
      'Yes',
    ])
    await expect(await listColumn(canvas, history, 'Type')).toContain('Incremental Download')
    await waitFor(() => expect(heard()).toContain('4 price books'))
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await canvas.findByText('01/08/2026')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const Configuration: Story = {
  name: 'The panel “Current Configuration” says when, what, how, to whom and how often',
  play: async ({ canvas }) => {
    await expect(await configuration(canvas)).toEqual([
      'Last date: 31/10/2026',
      'Type: Full Download',
      'Format: Comma Delimited',
      'Recipient: office@hargreaves.example',
      'Frequency: Monthly',
      'Show new product codes: Yes',
      'Show core products only: No',
      'Required quarterly: No',
      'Zipped: No',
    ])
  },
}

export const TaxMode: Story = {
  ...given({ usa: true, settings: { locale: 'en-US' } }),
  name: 'Every two weeks is “Bi-Weekly” in tax mode',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('08/01/2026')
    await userEvent.click(canvas.getByRole('button', { name: 'Request Config Changes' }))
    await userEvent.click(await page.findByRole('combobox', { name: 'Frequency' }))
    const list = within(await page.findByRole('listbox', { name: 'Frequency' }))
    const options = list.getAllByRole('option')
    await expect(options.map(({ textContent }) => textContent)).toEqual(['Daily', 'Weekly', 'Bi-Weekly', 'Monthly'])
    await userEvent.click(page.getByRole('option', { name: 'Bi-Weekly' }))
    await userEvent.click(await page.findByRole('button', { name: 'Close' }))
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
  },
}

export const Empty: Story = {
  ...given({ world: 'minimal' }),
  name: 'A history without price books says “No record found”, and a dash stands for what is not configured',
  play: async ({ canvas }) => {
    await canvas.findByText('No record found')
    await waitFor(() => expect(heard()).toContain('No record found'))
    await expect((await configuration(canvas)).slice(0, 5)).toEqual([
      'Last date: –',
      'Type: –',
      'Format: –',
      'Recipient: –',
      'Frequency: –',
    ])
    await expect(canvas.getByRole('button', { name: 'Request New Price Book' })).toBeEnabled()
  },
}

export const Message: Story = {
  tags: ['state', 'A08'],
  ...given({ world: 'suspended' }),
  name: 'A message that the supplier sends instead of data is the heading, and no error',
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: message })
    await expect(canvas.queryByRole('heading', { name: 'Price Book' })).toBeNull()
    await expect(document.title).toBe(`${message} – Corymbia Building Supplies`)
    await waitFor(() => expect(heard()).toContain(message))
    await expect(canvas.getByText('No record found')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Contact a Representative' })).toBeVisible()
    await expect(page.queryByRole('alertdialog')).toBeNull()
    await expect(canvas.queryByRole('button', { name: /^Request/ })).toBeNull()
  },
}

export const MessageOnAPhone: Story = {
  ...given({ world: 'suspended' }),
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: message })
  },
}

export const Loading: Story = {
  ...given({ latency: { getPriceBookInfo: 'forever' } }),
  play: async ({ canvas }) => {
    await canvas.findByText('Loading your price books')
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Price Book')
  },
}

export const Failed: Story = {
  ...given({ faults: { getPriceBookInfo: { fault: 'forbidden', times: 1 } } }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('We could not load your price books')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await listTable(canvas, history)
  },
}

export const SessionExpired: Story = {
  tags: ['rule'],
  ...given({ faults: { getPriceBookInfo: 'session-expired' } }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Went to /login' })
  },
}

/** The operations of this feature that are called from now on. */
function watchFeature() {
  const sent = spyOn(window, 'fetch')
  const nameOf = (address: unknown) =>
    typeof address === 'string' ? /ipFunction=(\w*PriceBook\w*)$/.exec(address)?.[1] : undefined
  return () => new Set(sent.mock.calls.flatMap(([address]) => nameOf(address) ?? []))
}

const guarded = () => (
  <RequireEntry name="priceBook">
    <PriceBookScreen />
  </RequireEntry>
)

export const NotEnabled: Story = {
  tags: ['state', 'A24'],
  ...given({ world: 'empty' }),
  render: guarded,
  name: 'Without the active flag the page explains itself, and asks for no price book',
  play: async ({ canvas }) => {
    const asked = watchFeature()
    await canvas.findByRole('heading', { name: 'Not available' })
    await expect([...asked()]).toEqual(['isPriceBookEnabled'])
  },
}

export const SwitchedOff: Story = {
  ...given({ switchedOff: ['Price Book'] }),
  render: guarded,
  tags: ['A24'],
  name: 'Where the supplier has not enabled the entry, not even the flag is asked for',
  play: async ({ canvas }) => {
    const asked = watchFeature()
    await canvas.findByRole('heading', { name: 'Not available' })
    await expect([...asked()]).toEqual([])
  },
}

export const DisabledBySetting: Story = {
  ...given({ settings: { pricebook_button_disabled: true } }),
  render: guarded,
  tags: ['A24'],
  name: 'Where a setting disables price books, not even the flag is asked for',
  play: async ({ canvas }) => {
    const asked = watchFeature()
    await canvas.findByRole('heading', { name: 'Not available' })
    await expect([...asked()]).toEqual([])
  },
}

export const FlagUnknown: Story = {
  ...given({ faults: { isPriceBookEnabled: { fault: 'forbidden', times: 1 } } }),
  render: guarded,
  tags: ['A23'],
  name: 'While the flag is unknown the page stays closed, and can be tried again',
  play: async ({ canvas, userEvent }) => {
    const asked = watchFeature()
    await canvas.findByText('We could not load this page')
    await expect([...asked()]).toEqual(['isPriceBookEnabled'])
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await listTable(canvas, history)
  },
}

export const Sorted: Story = {
  tags: ['J10'],
  name: 'Six keys sort in both directions, unsorted at first',
  play: async ({ canvas, userEvent }) => {
    const menu = await canvas.findByRole('combobox', { name: 'Sort by' })
    await expect(menu).toHaveValue('Not sorted')
    await expect(within(menu).getAllByRole('option', { hidden: true })).toHaveLength(1 + 2 * 6)
    await userEvent.selectOptions(menu, 'Date Generated, oldest first')
    await expect((await listColumn(canvas, history, 'Date Generated'))[0]).toBe('01/08/2026')
  },
}

export const Hostile: Story = {
  ...given({ world: 'awkward' }),
  tags: ['D01', 'D06', 'D09'],
  name: 'Awkward texts are shown as text, and unknown codes as they are',
  play: async ({ canvas, canvasElement }) => {
    await expect(await listColumn(canvas, history, 'Format')).toEqual(['9', '9', '9', '9'])
    await expect(await listColumn(canvas, history, 'Date Generated')).toContain('No date')
    const lines = await configuration(canvas)
    for (const line of ['Type: Z', 'Format: 9', 'Frequency: Q']) await expect(lines).toContain(line)
    await expect(canvasElement.querySelector('script, b, img')).toBeNull()
  },
}

export const HostileOnAPhone: Story = {
  ...Hostile,
  tags: ['D09'],
  name: 'Awkward texts widen no phone',
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await canvas.findByText('Required quarterly')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const SomeRowsUnreadable: Story = {
  ...given({ faults: { getPriceBookInfo: 'mutated-rows' } }),
  tags: ['D05', 'D07'],
  name: 'Unreadable rows are left out, the others shown',
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Price Book' })
    await page.findByText('Some rows of the answer could not be read and are not shown.')
  },
}
