import type { Meta, StoryObj } from '@storybook/react-vite'
import { announcements } from '@trade-portal/design-system/testing'
import { passTimeUntil } from '@trade-portal/design-system/testing/clock'
import { holdCalls } from '@trade-portal/mocks/browser'
import { given } from '@trade-portal/mocks/given'
import { expect, screen, waitFor, within } from 'storybook/test'
import { listColumn, listTable } from '../testing/listTable.ts'
import type { PlayContext } from '../testing/PlayContext.ts'
import { failed, loading } from '../testing/screenStates.ts'
import { watchAllCalls } from '../testing/watchCalls.ts'
import { watchPayloads } from '../testing/watchPayloads.ts'
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
const title = 'Request Config Changes'

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

async function openChanges({ canvas, userEvent }: PlayContext) {
  await userEvent.click(await canvas.findByRole('button', { name: title }))
  const dialog = within(await screen.findByRole('dialog', { name: title }))
  return { dialog, recipient: await dialog.findByRole('textbox', { name: /^Recipient/ }) }
}

const chosenIn = (dialog: ReturnType<typeof within>) =>
  dialog
    .getAllByRole('combobox')
    .map((list: HTMLElement) => (list instanceof HTMLSelectElement ? list.selectedOptions[0]?.label : undefined))

async function select({ canvas, userEvent }: PlayContext, ...names: readonly string[]) {
  for (const name of names) await userEvent.click(await canvas.findByRole('checkbox', { name: `Select ${name}` }))
  const bar = within(await canvas.findByRole('region', { name: 'Selected price books' }))
  return bar.getByRole('button', { name: 'Resend Selected' })
}

async function isAnnounced(text: string) {
  await passTimeUntil(() => expect(announcements()).toContain(text))
}

export const Typical: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Price Book' })
    const list = await listTable(canvas, history)
    const headers = ['Generated', 'Type', 'Format', 'Recipient', 'New Codes', 'Core Products']
    const shown = list.getAllByRole('columnheader').map(({ textContent }) => textContent)
    await expect(shown.slice(-headers.length)).toEqual(headers)
    const row = within(list.getByRole('row', { name: /01\/08\/2026/ }))
    for (const text of ['Full Download', 'Comma Delimited', 'office@hargreaves.example'])
      await expect(row.getByText(text)).toBeVisible()
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

export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async (context) => {
    await select(context, '31/10/2026')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const Message: Story = {
  ...given({ world: 'suspended' }),
  tags: ['state'],
  name: 'If the supplier sends a message, it becomes the heading',
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: message })
    await isAnnounced(message)
    await expect(canvas.getByRole('link', { name: 'Contact a Representative' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Request/ })).toBeNull()
  },
}

export const NotEnabled: Story = {
  ...given({ world: 'empty' }),
  name: 'Price books are requested only if they are enabled',
  play: async ({ canvas }) => {
    await expect(await callsUntilNotAvailable(canvas)).toEqual(['isPriceBookEnabled'])
  },
}

export const AwkwardOnAPhone: Story = {
  ...given({ world: 'awkward' }),
  globals: { viewport: { value: 'mobile1' } },
  tags: ['state'],
  name: 'Unknown type and format codes are shown and stay selected',
  play: async (context) => {
    const { canvas } = context
    await expect((await listTable(canvas, history)).getAllByText('9')).toHaveLength(4)
    const lines = await configuration(canvas)
    for (const line of ['Type: Z', 'Format: 9', 'Frequency: Q']) await expect(lines).toContain(line)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    await expect(chosenIn((await openChanges(context)).dialog)).toEqual(['Z', '9', 'Q'])
  },
}

export const ChangesSent: Story = {
  ...given({ faults: { sendPriceBookInfoChanges: { fault: 'forbidden', times: 1 } } }),
  name: 'Changes are sent once, and can be sent again after a failure',
  play: async (context) => {
    const { userEvent } = context
    const sent = watchPayloads('sendPriceBookInfoChanges')
    const { dialog, recipient } = await openChanges(context)
    await expect(recipient).toHaveValue('office@hargreaves.example')
    await expect(chosenIn(dialog)).toEqual(['Full Download', 'Comma Delimited', 'Monthly'])
    await expect(dialog.getByRole('checkbox', { name: 'Show new product codes' })).toBeChecked()
    const send = dialog.getByRole('button', { name: 'Send Request' })
    await userEvent.clear(recipient)
    await userEvent.click(send)
    await dialog.findByText('Required')
    await userEvent.type(recipient, 'office@hargreaves.example, kim')
    await dialog.findByText('Invalid email address: kim')
    await userEvent.type(recipient, '@hargreaves.example')
    for (const [name, option] of [
      ['Type', 'Incremental Download'],
      ['Format', 'Default Format 2'],
      ['Frequency', 'Fortnightly'],
    ] as const)
      await userEvent.selectOptions(dialog.getByRole('combobox', { name }), option)
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Zipped' }))
    await userEvent.click(send)
    await isAnnounced('Unable to send request')
    await userEvent.dblClick(send)
    await isAnnounced('Your request has been sent to us. It applies from your next price book.')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const request = {
      tradePortalUser: 'demo-admin',
      deviceID: '',
      typePricebook: 'I',
      deliveryFormat: '4',
      recipient: 'office@hargreaves.example, kim@hargreaves.example',
      frequencyPricebook: 'F',
      showNewProductCodes: true,
      showCoreProductsOnly: false,
      isRequiredQuarterly: false,
      isPricebookZipped: true,
    }
    await expect(sent()).toEqual([request, request])
  },
}

export const Requested: Story = {
  ...given({ faults: { resendPriceBook: { fault: 'field-errors', times: 1 } } }),
  name: 'Two quick presses request each price book only once',
  play: async (context) => {
    const { canvas, userEvent } = context
    const known = { tradePortalUser: 'demo-admin', deviceID: 'TRADEPORTAL' }
    const resent = watchPayloads('resendPriceBook')
    const resend = await select(context, '01/10/2026', '31/10/2026')
    await userEvent.click(resend)
    await isAnnounced('This order reference has already been used')
    await expect(canvas.getByText('2 selected')).toBeVisible()
    await userEvent.dblClick(resend)
    await isAnnounced('Price book PB4 has been sent again. Price book PB3 has been sent again.')
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Selected price books' })).toBeNull())
    const request = { ...known, historyIDs: 'PB4 PB3' }
    await expect(resent()).toEqual([request, request])

    const sent = watchPayloads('requestNewPriceBook')
    const answer = holdCalls(context.msw, 'requestNewPriceBook')
    await userEvent.dblClick(await canvas.findByRole('button', { name: 'Request New Price Book' }))
    await canvas.findByRole('button', { name: 'Sending...' })
    answer()
    await isAnnounced('Price book PB5 has been sent to office@hargreaves.example.')
    await waitFor(async () => expect((await listColumn(canvas, history, 'Generated'))[0]).toBe('16/11/2026'))
    await expect(sent()).toEqual([known])
  },
}
