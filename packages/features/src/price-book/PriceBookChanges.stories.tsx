import type { Meta, StoryObj } from '@storybook/react-vite'
import { heard } from '@trade-portal/design-system/testing'
import { holdCalls } from '@trade-portal/mocks/browser'
import { given } from '@trade-portal/mocks/given'
import { expect, waitFor, within } from 'storybook/test'
import type { PlayContext } from '../testing/PlayContext.ts'
import { watchPayloads } from '../testing/watchPayloads.ts'
import { PriceBookScreen } from './PriceBookScreen.tsx'

const page = within(document.body)

const meta = {
  component: PriceBookScreen,
  ...given({ path: '/pricebook' }),
} satisfies Meta<typeof PriceBookScreen>
export default meta
type Story = StoryObj<typeof meta>

const title = 'Request Config Changes'
const thanks = 'Your request has been sent to us. It applies from your next price book.'

async function open({ canvas, userEvent }: PlayContext) {
  await userEvent.click(await canvas.findByRole('button', { name: title }))
  const dialog = within(await page.findByRole('dialog', { name: title }))
  const recipient = await dialog.findByRole('textbox', { name: /^Recipient/ })
  return { dialog, recipient, send: dialog.getByRole('button', { name: 'Send Request' }) }
}

async function choose({ userEvent }: PlayContext, label: string, option: string) {
  await userEvent.click(page.getByRole('combobox', { name: label }))
  await userEvent.click(await page.findByRole('option', { name: option }))
  // The rest of the page is inert until the list has closed.
  await page.findByRole('combobox', { name: label })
}

async function close({ userEvent }: PlayContext) {
  await userEvent.click(page.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
}

export const Typical: Story = {
  tags: ['state'],
  name: '“Request Config Changes” begins with the current configuration',
  play: async (context) => {
    const { dialog, recipient } = await open(context)
    await expect(recipient).toHaveValue('office@hargreaves.example')
    await expect(recipient).toBeRequired()
    await expect(recipient).toHaveAttribute('type', 'email')
    const chosen = dialog.getAllByRole('combobox').map(({ textContent }) => textContent)
    await expect(chosen).toEqual(['Full Download', 'Comma Delimited', 'Monthly'])
    await expect(dialog.getByRole('checkbox', { name: 'Show new product codes' })).toBeChecked()
    for (const name of ['Show core products only', 'Required quarterly', 'Zipped'])
      await expect(dialog.getByRole('checkbox', { name })).not.toBeChecked()
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async (context) => {
    const { send } = await open(context)
    await waitFor(() => expect(send).toBeVisible())
  },
}

export const Sent: Story = {
  tags: ['B26'],
  name: 'A change is sent once, with all fields, the user and an empty deviceID',
  play: async (context) => {
    const sent = watchPayloads('sendPriceBookInfoChanges')
    const answer = holdCalls(context.msw, 'sendPriceBookInfoChanges')
    const { dialog, recipient, send } = await open(context)
    await choose(context, 'Type', 'Incremental Download')
    await choose(context, 'Format', 'Default Format 2')
    await choose(context, 'Frequency', 'Fortnightly')
    await context.userEvent.type(recipient, '; kim@hargreaves.example')
    await context.userEvent.click(dialog.getByRole('checkbox', { name: 'Zipped' }))
    await context.userEvent.dblClick(send)
    await dialog.findByRole('button', { name: 'Sending...' })
    answer()
    await page.findByText(thanks)
    await waitFor(() => expect(heard()).toContain(thanks))
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    await expect(sent()).toEqual([
      {
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
      },
    ])
  },
}

export const Handled: Story = {
  name: 'What was asked for is the current configuration once the supplier has changed it',
  play: async (context) => {
    const { canvas, userEvent } = context
    const { send } = await open(context)
    await choose(context, 'Frequency', 'Daily')
    await userEvent.click(send)
    await page.findByText(thanks)
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByText('Monthly')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Request New Price Book' }))
    await canvas.findByText('Daily')
  },
}

export const NoRecipient: Story = {
  tags: ['state'],
  name: 'Without a recipient, or with a wrong one, nothing is sent and the field says why',
  play: async (context) => {
    const sent = watchPayloads('sendPriceBookInfoChanges')
    const { dialog, recipient, send } = await open(context)
    await context.userEvent.clear(recipient)
    await context.userEvent.click(send)
    await dialog.findByText('Required')
    await waitFor(() => expect(recipient).toHaveFocus())
    await context.userEvent.type(recipient, 'office')
    await dialog.findByText('Invalid email address')
    await context.userEvent.type(recipient, '@hargreaves.example, kim')
    await dialog.findByText('Invalid email address: kim')
    await expect(sent()).toEqual([])
    await close(context)
  },
}

export const BlankConfiguration: Story = {
  ...given({ world: 'minimal', faults: { sendPriceBookInfoChanges: 'field-error' } }),
  name: 'Nothing but the recipient is required: what the supplier has left blank may stay blank',
  play: async (context) => {
    const sent = watchPayloads('sendPriceBookInfoChanges')
    const { recipient, send } = await open(context)
    await context.userEvent.type(recipient, 'kim@hargreaves.example')
    await context.userEvent.click(send)
    await page.findByText('This order reference has already been used')
    await expect(sent()).toMatchObject([{ typePricebook: '', deliveryFormat: '', frequencyPricebook: '' }])
    await close(context)
  },
}

export const UnknownCodes: Story = {
  ...given({ world: 'awkward' }),
  name: 'Unknown codes can be kept, and are offered as they are',
  play: async (context) => {
    const { dialog } = await open(context)
    const chosen = dialog.getAllByRole('combobox').map(({ textContent }) => textContent)
    await expect(chosen).toEqual(['Z', '9', 'Q'])
    await close(context)
  },
}

export const Refused: Story = {
  tags: ['state', 'A07'],
  ...given({ world: 'minimal' }),
  name: 'A refusal is told in a toast, its fields are marked, and what was entered stays',
  play: async (context) => {
    const { dialog, recipient, send } = await open(context)
    await context.userEvent.type(recipient, 'kim@hargreaves.example')
    await context.userEvent.click(send)
    // The first message in the toast, and beside its field as the others are.
    await waitFor(() => expect(page.getAllByText('Please select a type')).toHaveLength(2))
    await waitFor(() => expect(heard()).toContain('Please select a type'))
    await dialog.findByText('Please select a frequency')
    await expect(recipient).toHaveValue('kim@hargreaves.example')
    await close(context)
  },
}

export const Failed: Story = {
  ...given({ faults: { sendPriceBookInfoChanges: { fault: 'forbidden', times: 1 } } }),
  name: 'A change that cannot be sent tells “Unable to send request”, and can be sent again',
  play: async (context) => {
    const { send } = await open(context)
    await context.userEvent.click(send)
    await page.findByText('Unable to send request')
    await waitFor(() => expect(heard()).toContain('Unable to send request'))
    await context.userEvent.click(send)
    await page.findByText(thanks)
  },
}

export const ClosedMeanwhile: Story = {
  name: 'The outcome is told although the dialog has been closed',
  play: async (context) => {
    const answer = holdCalls(context.msw, 'sendPriceBookInfoChanges')
    const { send } = await open(context)
    await context.userEvent.click(send)
    await close(context)
    answer()
    await page.findByText(thanks)
  },
}

export const NotKept: Story = {
  name: 'What was not sent is dropped: the dialog begins anew with the current configuration',
  play: async (context) => {
    const { recipient } = await open(context)
    await context.userEvent.clear(recipient)
    await choose(context, 'Type', 'Incremental Download')
    await close(context)
    const again = await open(context)
    await expect(again.recipient).toHaveValue('office@hargreaves.example')
    await expect(again.dialog.getByRole('combobox', { name: 'Type' })).toHaveTextContent('Full Download')
    await close(context)
  },
}

export const SessionExpired: Story = {
  tags: ['rule'],
  ...given({ faults: { sendPriceBookInfoChanges: 'session-expired' } }),
  play: async (context) => {
    const { send } = await open(context)
    await context.userEvent.click(send)
    await context.canvas.findByRole('heading', { name: 'Went to /login' })
  },
}
