import type { Meta, StoryObj } from '@storybook/react-vite'
import { announcements } from '@trade-portal/design-system/testing'
import { passTimeUntil } from '@trade-portal/design-system/testing/clock'
import { holdCalls } from '@trade-portal/mocks/browser'
import { given } from '@trade-portal/mocks/given'
import { expect, screen, waitFor, within } from 'storybook/test'
import type { PlayContext } from '../testing/PlayContext.ts'
import { watchPayloads } from '../testing/watchPayloads.ts'
import { PriceBookScreen } from './PriceBookScreen.tsx'

const meta = {
  component: PriceBookScreen,
  ...given({ path: '/pricebook', clock: 'held' }),
} satisfies Meta<typeof PriceBookScreen>
export default meta
type Story = StoryObj<typeof meta>

const title = 'Request Config Changes'
const thanks = 'Your request has been sent to us. It applies from your next price book.'

async function open({ canvas, userEvent }: PlayContext) {
  await userEvent.click(await canvas.findByRole('button', { name: title }))
  const dialog = within(await screen.findByRole('dialog', { name: title }))
  const recipient = await dialog.findByRole('textbox', { name: /^Recipient/ })
  return { dialog, recipient, send: dialog.getByRole('button', { name: 'Send Request' }) }
}

async function choose({ userEvent }: PlayContext, label: string, option: string) {
  await userEvent.selectOptions(screen.getByRole('combobox', { name: label }), option)
}

const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

async function close({ userEvent }: PlayContext) {
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await isClosed()
}

async function isAnnounced(text: string) {
  await screen.findByText(text)
  await passTimeUntil(() => expect(announcements()).toContain(text))
}

export const Typical: Story = {
  play: async (context) => {
    const { dialog, recipient } = await open(context)
    await expect(recipient).toHaveValue('office@hargreaves.example')
    await expect(recipient).toBeRequired()
    await expect(recipient).toHaveAttribute('type', 'email')
    const chosen = dialog.getAllByRole<HTMLSelectElement>('combobox').map((list) => list.selectedOptions[0]?.label)
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
  ...given({ faults: { sendPriceBookInfoChanges: { fault: 'forbidden', times: 1 } } }),
  tags: ['B26'],
  name: 'Another configuration is requested once, and is the current one when the supplier has changed it',
  play: async (context) => {
    const { canvas, userEvent, step } = context
    const sent = watchPayloads('sendPriceBookInfoChanges')

    await step('without a recipient, or with a wrong one, nothing is sent and the field says why', async () => {
      const { dialog, recipient, send } = await open(context)
      await userEvent.clear(recipient)
      await userEvent.click(send)
      await dialog.findByText('Required')
      await waitFor(() => expect(recipient).toHaveFocus())
      await userEvent.type(recipient, 'office')
      await dialog.findByText('Invalid email address')
      await userEvent.type(recipient, '@hargreaves.example, kim')
      await dialog.findByText('Invalid email address: kim')
      await expect(sent()).toEqual([])
      await choose(context, 'Type', 'Incremental Download')
      await close(context)
    })

    const { dialog, recipient, send } = await open(context)
    await step('unsent changes are dropped', async () => {
      await expect(recipient).toHaveValue('office@hargreaves.example')
      await expect(dialog.getByRole('combobox', { name: 'Type' })).toHaveDisplayValue('Full Download')
    })

    await step(
      'a failure is reported, and the request can be sent again, with all fields and an empty deviceID',
      async () => {
        await choose(context, 'Type', 'Incremental Download')
        await choose(context, 'Format', 'Default Format 2')
        await choose(context, 'Frequency', 'Fortnightly')
        await userEvent.type(recipient, '; kim@hargreaves.example')
        await userEvent.click(dialog.getByRole('checkbox', { name: 'Zipped' }))
        await userEvent.click(send)
        await isAnnounced('Unable to send request')
        const answer = holdCalls(context.msw, 'sendPriceBookInfoChanges')
        await userEvent.dblClick(send)
        await dialog.findByRole('button', { name: 'Sending...' })
        answer()
        await isAnnounced(thanks)
        await isClosed()
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
    )

    await step('the supplier changes it with the next price book', async () => {
      await expect(canvas.getByText('Monthly')).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Request New Price Book' }))
      await canvas.findByText('Fortnightly')
    })

    await step('the outcome is reported although the dialog has been closed', async () => {
      await passTimeUntil(() => expect(screen.queryByText(thanks)).toBeNull())
      const answer = holdCalls(context.msw, 'sendPriceBookInfoChanges')
      await userEvent.click((await open(context)).send)
      await close(context)
      answer()
      await screen.findByText(thanks)
    })
  },
}

export const Refused: Story = {
  ...given({ world: 'minimal', faults: { sendPriceBookInfoChanges: { fault: 'field-error', times: 1 } } }),
  tags: ['A07'],
  name: 'A refusal is shown in a toast, its fields are marked, and the entered values are kept',
  play: async (context) => {
    const sent = watchPayloads('sendPriceBookInfoChanges')
    const { dialog, recipient, send } = await open(context)
    await context.step('what the supplier has left blank may stay blank', async () => {
      await context.userEvent.type(recipient, 'kim@hargreaves.example')
      await context.userEvent.click(send)
      await isAnnounced('This order reference has already been used')
      await expect(sent()).toMatchObject([{ typePricebook: '', deliveryFormat: '', frequencyPricebook: '' }])
    })
    await context.userEvent.click(send)
    // The message of the first field is shown twice: in the toast, and beside the field.
    await waitFor(() => expect(screen.getAllByText('Please select a type')).toHaveLength(2))
    await passTimeUntil(() => expect(announcements()).toContain('Please select a type'))
    await dialog.findByText('Please select a frequency')
    await expect(recipient).toHaveValue('kim@hargreaves.example')
  },
}
