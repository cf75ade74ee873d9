import type { Meta, StoryObj } from '@storybook/react-vite'
import { announcements } from '@trade-portal/design-system/testing'
import { passTimeUntil } from '@trade-portal/design-system/testing/clock'
import { given } from '@trade-portal/mocks/given'
import { expect, screen, waitFor, within } from 'storybook/test'
import { listColumn, listTable } from '../testing/listTable.ts'
import type { PlayContext } from '../testing/PlayContext.ts'
import { failed, loading } from '../testing/screenStates.ts'
import { watchAllCalls } from '../testing/watchCalls.ts'
import { PriceBookScreen } from './PriceBookScreen.tsx'

const meta = {
  component: PriceBookScreen,
  ...given({ path: '/pricebook', clock: 'held' }),
} satisfies Meta<typeof PriceBookScreen>
export default meta
type Story = StoryObj<typeof meta>

type Canvas = PlayContext['canvas']

const history = 'Price book history'
const message = 'No price book extract has been set up for you'

async function configuration(canvas: Canvas) {
  const panel = within(await canvas.findByRole('group', { name: 'Current Configuration' }))
  return panel.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`)
}

/** The price book operations that are called before the page says that the price book is not available. */
async function callsUntilNotAvailable(canvas: Canvas) {
  const asked = watchAllCalls()
  await canvas.findByRole('heading', { name: 'Not available' })
  return [...new Set(asked().filter((name) => /PriceBook/.test(name)))]
}

const changes = (canvas: Canvas) => canvas.getByRole('button', { name: 'Request Config Changes' })

async function close({ userEvent }: Pick<PlayContext, 'userEvent'>) {
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

export const Typical: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Price Book' })
    const list = await listTable(canvas, history)
    const headers = ['Generated', 'Type', 'Format', 'Recipient', 'New Codes', 'Core Products']
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
    // A list of few rows has no sort menu, but each column header sorts.
    for (const name of headers) await expect(list.getByRole('button', { name })).toBeVisible()
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
    await passTimeUntil(() => expect(announcements()).toContain('4 price books'))
  },
}

export const Empty: Story = {
  ...given({ world: 'minimal' }),
  play: async ({ canvas }) => {
    await canvas.findByText('No record found')
    await passTimeUntil(() => expect(announcements()).toContain('No record found'))
    const unset = ['Last date', 'Type', 'Format', 'Recipient', 'Frequency'].map((term) => `${term}: -`)
    await expect((await configuration(canvas)).slice(0, 5)).toEqual(unset)
    await expect(canvas.getByRole('button', { name: 'Request New Price Book' })).toBeEnabled()
  },
}

export const Loading: Story = loading('getPriceBookInfo', 'your price books', 'Price Book')
export const Failed: Story = failed('getPriceBookInfo', 'your price books')

export const NotAllowed: Story = {
  ...given({ switchedOff: ['Price Book'] }),
  tags: ['A24'],
  play: async ({ canvas }) => {
    await expect(await callsUntilNotAvailable(canvas)).toEqual([])
  },
}

export const OnATablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  name: 'On a tablet the price books are a table, with the type below the date and the format below the recipient',
  play: async ({ canvas }) => {
    const list = await listTable(canvas, history)
    await expect(list.getByRole('columnheader', { name: 'Recipient' })).toBeVisible()
    const row = within(list.getByRole('row', { name: /01\/08\/2026/ }))
    const below = (upper: string, lower: string) =>
      expect(row.getByText(lower).getBoundingClientRect().top).toBeGreaterThan(
        row.getByText(upper).getBoundingClientRect().top + 10,
      )
    await below('01/08/2026', 'Full Download')
    await below('office@hargreaves.example', 'Comma Delimited')
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await canvas.findByText('01/08/2026')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const Message: Story = {
  ...given({ world: 'suspended' }),
  tags: ['state', 'A08'],
  name: 'A message that the supplier sends instead of data is the heading, and no error',
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: message })
    await expect(canvas.queryByRole('heading', { name: 'Price Book' })).toBeNull()
    await expect(document.title).toBe(`${message} – Corymbia Building Supplies`)
    await passTimeUntil(() => expect(announcements()).toContain(message))
    await expect(canvas.getByText('No record found')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Contact a Representative' })).toBeVisible()
    await expect(screen.queryByRole('alertdialog')).toBeNull()
    await expect(canvas.queryByRole('button', { name: /^Request/ })).toBeNull()
  },
}

export const NotEnabled: Story = {
  ...given({ world: 'empty' }),
  tags: ['A24'],
  name: 'Without the active flag the page explains itself, and requests no price book',
  play: async ({ canvas }) => {
    await expect(await callsUntilNotAvailable(canvas)).toEqual(['isPriceBookEnabled'])
  },
}

export const DisabledBySetting: Story = {
  ...given({ settings: { pricebook_button_disabled: true } }),
  tags: ['A24'],
  name: 'If a setting disables price books, not even the flag is requested',
  play: async ({ canvas }) => {
    await expect(await callsUntilNotAvailable(canvas)).toEqual([])
  },
}

export const FlagUnknown: Story = {
  ...given({ faults: { isPriceBookEnabled: { fault: 'forbidden', times: 1 } } }),
  tags: ['A23'],
  name: 'While the flag is unknown the page stays closed, and can be tried again',
  play: async ({ canvas, userEvent }) => {
    const asked = watchAllCalls()
    await canvas.findByText('We could not load this page')
    await expect(asked()).not.toContain('getPriceBookInfo')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await listTable(canvas, history)
  },
}

export const TaxMode: Story = {
  ...given({ usa: true, settings: { locale: 'en-US' } }),
  name: 'Every two weeks is “Bi-Weekly” in tax mode',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('08/01/2026')
    await userEvent.click(changes(canvas))
    const list = await screen.findByRole('combobox', { name: 'Frequency' })
    const options = within(list)
      .getAllByRole('option')
      .map(({ textContent }) => textContent)
    await expect(options).toEqual(['Daily', 'Weekly', 'Bi-Weekly', 'Monthly'])
    await userEvent.selectOptions(list, 'Bi-Weekly')
    await close({ userEvent })
  },
}

export const AwkwardOnAPhone: Story = {
  ...given({ world: 'awkward', path: '/pricebook?sort=-date' }),
  globals: { viewport: { value: 'mobile1' } },
  tags: ['D01', 'D06', 'D09', 'J10'],
  name: 'Awkward texts are shown as text and widen no phone; unknown codes stay as they are, and can be kept',
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await expect(await listColumn(canvas, history, 'Format')).toEqual(['9', '9', '9', '9'])
    const lines = await configuration(canvas)
    for (const line of ['Type: Z', 'Format: 9', 'Frequency: Q']) await expect(lines).toContain(line)
    await expect(canvasElement.querySelector('script, b, img')).toBeNull()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)

    await step('a missing date is last, although the newest is first', async () => {
      const dates = await listColumn(canvas, history, 'Generated')
      await expect(dates[0]).toBe('31/10/2026')
      await expect(dates.at(-1)).toBe('No date')
    })

    await step('a request for changes begins with them', async () => {
      await userEvent.click(changes(canvas))
      const dialog = within(await screen.findByRole('dialog'))
      const chosen = dialog.getAllByRole<HTMLSelectElement>('combobox').map((list) => list.selectedOptions[0]?.label)
      await expect(chosen).toEqual(['Z', '9', 'Q'])
      await close({ userEvent })
    })
  },
}

export const SomeRowsUnreadable: Story = {
  ...given({ faults: { getPriceBookInfo: 'mutated-rows' } }),
  tags: ['D05', 'D07'],
  name: 'Price books that cannot be read are left out, and the rest of the page is shown',
  play: async ({ canvas }) => {
    await screen.findByText('We could not read some rows of the answer, so they are not shown.')
    await canvas.findByText('No record found')
    await expect(canvas.getByRole('heading', { name: 'Current Configuration' })).toBeVisible()
  },
}
