import type { Meta, StoryObj } from '@storybook/react-vite'
import { announcements } from '@trade-portal/design-system/testing'
import { passTimeUntil } from '@trade-portal/design-system/testing/clock'
import { holdCalls } from '@trade-portal/mocks/browser'
import { given } from '@trade-portal/mocks/given'
import { expect, screen, waitFor, within } from 'storybook/test'
import { listColumn } from '../testing/listTable.ts'
import type { PlayContext } from '../testing/PlayContext.ts'
import { watchPayloads } from '../testing/watchPayloads.ts'
import { PriceBookScreen } from './PriceBookScreen.tsx'

const meta = {
  component: PriceBookScreen,
  ...given({ path: '/pricebook', clock: 'held' }),
} satisfies Meta<typeof PriceBookScreen>
export default meta
type Story = StoryObj<typeof meta>

const tradePortalUser = 'demo-admin'
const deviceID = 'TRADEPORTAL'
const refusal = 'This order reference has already been used'
const doubt = 'Unable to send request. It may have arrived all the same.'

const newBook = ({ canvas }: PlayContext) => canvas.findByRole('button', { name: 'Request New Price Book' })

async function select({ canvas, userEvent }: PlayContext, ...names: readonly string[]) {
  for (const name of names) await userEvent.click(await canvas.findByRole('checkbox', { name: `Select ${name}` }))
  const bar = within(await canvas.findByRole('region', { name: 'Selected price books' }))
  return { bar, resend: bar.getByRole('button', { name: 'Resend Selected' }) }
}

async function nothingIsSelected({ canvas }: PlayContext) {
  await waitFor(() => expect(canvas.queryByRole('region', { name: 'Selected price books' })).toBeNull())
  await expect(canvas.getByRole('checkbox', { name: 'Select 31/10/2026' })).not.toBeChecked()
}

async function isAnnounced(text: string) {
  await screen.findByText(text)
  await passTimeUntil(() => expect(announcements()).toContain(text))
}

export const Sent: Story = {
  ...given({ faults: { requestNewPriceBook: { fault: 'forbidden', times: 1 } } }),
  tags: ['B26'],
  name: 'Price books are sent again, and a new one is sent, each once',
  play: async (context) => {
    const { canvas, userEvent, step } = context

    await step('selecting slides up “Resend Selected” and “Unselect All”', async () => {
      await canvas.findByText('4 price books')
      await expect(canvas.queryByRole('region', { name: 'Selected price books' })).toBeNull()
      const { bar } = await select(context, '31/10/2026', '01/10/2026')
      await expect(bar.getByText('2 selected')).toBeVisible()
      await passTimeUntil(() => expect(announcements().join()).toContain('2 selected'))
      await userEvent.click(bar.getByRole('button', { name: 'Unselect All' }))
      await nothingIsSelected(context)
    })

    await step(
      'the selected ones are sent with their ids joined by a blank, and nothing is selected then',
      async () => {
        const answer = holdCalls(context.msw, 'resendPriceBook')
        const sent = watchPayloads('resendPriceBook')
        const { resend } = await select(context, '01/10/2026', '31/10/2026')
        await userEvent.dblClick(resend)
        answer()
        await isAnnounced('Price book PB4 has been sent again. Price book PB3 has been sent again.')
        await nothingIsSelected(context)
        await expect(sent()).toEqual([{ tradePortalUser, deviceID, historyIDs: 'PB4 PB3' }])
        await waitFor(() => expect(document.activeElement).not.toBe(document.body))
      },
    )

    await step('a refusal without a message of the supplier says that it was not sent', async () => {
      await userEvent.click(await newBook(context))
      await isAnnounced('Unable to send request')
    })

    await step('a new one shows the joined statuses, and is in the history', async () => {
      const answer = holdCalls(context.msw, 'requestNewPriceBook')
      const sent = watchPayloads('requestNewPriceBook')
      await canvas.findByText('A new price book is sent to office@hargreaves.example.')
      await userEvent.dblClick(await newBook(context))
      await canvas.findByRole('button', { name: 'Sending...' })
      answer()
      await isAnnounced('Price book PB5 has been sent to office@hargreaves.example.')
      await waitFor(async () =>
        expect((await listColumn(canvas, 'Price book history', 'Generated'))[0]).toBe('16/11/2026'),
      )
      await expect(sent()).toEqual([{ tradePortalUser, deviceID }])
    })
  },
}

export const BarOnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async (context) => {
    await select(context, '31/10/2026')
  },
}

export const Refused: Story = {
  ...given({
    faults: { requestNewPriceBook: 'field-errors', resendPriceBook: { fault: 'field-errors', times: 1 } },
  }),
  tags: ['A07'],
  name: 'The first message of a refusal is shown; selected price books stay selected, and can be sent again',
  play: async (context) => {
    const { userEvent } = context
    await userEvent.click(await newBook(context))
    await isAnnounced(refusal)
    await expect(screen.queryByText('We do not deliver on this day')).toBeNull()
    await expect(await newBook(context)).toBeEnabled()
    await passTimeUntil(() => expect(screen.queryByText(refusal)).toBeNull())
    const { bar, resend } = await select(context, '31/10/2026')
    await userEvent.click(resend)
    await isAnnounced(refusal)
    await expect(bar.getByText('1 selected')).toBeVisible()
    await userEvent.click(resend)
    await isAnnounced('Price book PB4 has been sent again.')
    await nothingIsSelected(context)
  },
}

export const Lost: Story = {
  ...given({ faults: { requestNewPriceBook: 'lost-after-commit', resendPriceBook: 'network-failure' } }),
  tags: ['D13'],
  name: 'A request whose answer is lost may have arrived: the history shows a new one, selected ones stay selected',
  play: async (context) => {
    await context.userEvent.click(await newBook(context))
    await isAnnounced(doubt)
    await context.canvas.findByRole('checkbox', { name: 'Select 16/11/2026' })
    await passTimeUntil(() => expect(screen.queryByText(doubt)).toBeNull())
    const { bar, resend } = await select(context, '31/10/2026')
    await context.userEvent.click(resend)
    await screen.findByText(doubt)
    await expect(bar.getByText('1 selected')).toBeVisible()
  },
}

export const NotSetUp: Story = {
  ...given({ faults: { requestNewPriceBook: 'no-price-book' } }),
  tags: ['A08'],
  name: '“No price book extract has been set up for you” is shown, and signs nobody out',
  play: async (context) => {
    await context.userEvent.click(await newBook(context))
    await isAnnounced('No price book extract has been set up for you')
    await expect(await newBook(context)).toBeEnabled()
  },
}
