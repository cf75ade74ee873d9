import type { Meta, StoryObj } from '@storybook/react-vite'
import { heard } from '@trade-portal/design-system/testing'
import { holdCalls } from '@trade-portal/mocks/browser'
import { given } from '@trade-portal/mocks/given'
import { expect, waitFor, within } from 'storybook/test'
import { listColumn } from '../testing/listTable.ts'
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

const history = 'Price book history'
const tradePortalUser = 'demo-admin'
const deviceID = 'TRADEPORTAL'
const refusal = 'This order reference has already been used'
const secondRefusal = 'We do not deliver on this day'
const doubt = 'Unable to send request. It may have arrived all the same.'

const newBook = ({ canvas }: PlayContext) => canvas.findByRole('button', { name: 'Request New Price Book' })

async function select({ canvas, userEvent }: PlayContext, ...names: readonly string[]) {
  for (const name of names) await userEvent.click(await canvas.findByRole('checkbox', { name: `Select ${name}` }))
  return within(await canvas.findByRole('region', { name: 'Selected price books' }))
}

const isGone = ({ canvas }: PlayContext) =>
  waitFor(() => expect(canvas.queryByRole('region', { name: 'Selected price books' })).toBeNull())

async function told(text: string) {
  await page.findByText(text)
  await waitFor(() => expect(heard()).toContain(text))
}

export const RequestedNew: Story = {
  tags: ['B26'],
  name: '“Request New Price Book” sends one request, tells the joined statuses, and the history shows the book',
  play: async (context) => {
    const sent = watchPayloads('requestNewPriceBook')
    const answer = holdCalls(context.msw, 'requestNewPriceBook')
    await context.canvas.findByText('A new price book is sent to office@hargreaves.example.')
    await context.userEvent.dblClick(await newBook(context))
    await context.canvas.findByRole('button', { name: 'Sending...' })
    answer()
    await told('Price book PB5 has been sent to office@hargreaves.example.')
    await waitFor(async () =>
      expect((await listColumn(context.canvas, history, 'Date Generated'))[0]).toBe('16/11/2026'),
    )
    await expect(sent()).toEqual([{ tradePortalUser, deviceID }])
  },
}

export const NewRefused: Story = {
  ...given({ faults: { requestNewPriceBook: 'field-errors' } }),
  tags: ['A07'],
  name: 'A refused request tells the first message of the supplier in a toast',
  play: async (context) => {
    await context.userEvent.click(await newBook(context))
    await told(refusal)
    await expect(page.queryByText(secondRefusal)).toBeNull()
    await expect(await newBook(context)).toBeEnabled()
  },
}

export const NewFailed: Story = {
  ...given({ faults: { requestNewPriceBook: 'forbidden' } }),
  name: 'A request without a message of the supplier tells “Unable to send request”',
  play: async (context) => {
    await context.userEvent.click(await newBook(context))
    await told('Unable to send request')
  },
}

export const NewLost: Story = {
  ...given({ faults: { requestNewPriceBook: 'lost-after-commit' } }),
  tags: ['D13'],
  name: 'A request whose answer is lost may have arrived, and the history shows that it has',
  play: async (context) => {
    await context.userEvent.click(await newBook(context))
    await told(doubt)
    await context.canvas.findByRole('checkbox', { name: 'Select 16/11/2026' })
  },
}

export const NewAnsweredByAnother: Story = {
  ...given({ faults: { requestNewPriceBook: 'foreign-body' } }),
  tags: ['D13'],
  name: 'An answer that is not the supplier’s is no success',
  play: async (context) => {
    await context.userEvent.click(await newBook(context))
    await told(doubt)
  },
}

export const NotSetUp: Story = {
  ...given({ faults: { requestNewPriceBook: 'no-price-book' } }),
  tags: ['A08'],
  name: '“No price book extract has been set up for you” is told, and signs nobody out',
  play: async (context) => {
    await context.userEvent.click(await newBook(context))
    await told('No price book extract has been set up for you')
    await expect(await newBook(context)).toBeEnabled()
  },
}

export const SessionExpired: Story = {
  tags: ['rule'],
  ...given({ faults: { requestNewPriceBook: 'session-expired' } }),
  play: async (context) => {
    await context.userEvent.click(await newBook(context))
    await context.canvas.findByRole('heading', { name: 'Went to /login' })
  },
}

export const Bar: Story = {
  tags: ['state'],
  name: 'Selecting a price book slides up “Resend Selected” and “Unselect All”',
  play: async (context) => {
    await context.canvas.findByText('4 rows')
    await expect(context.canvas.queryByRole('region', { name: 'Selected price books' })).toBeNull()
    const bar = await select(context, '31/10/2026', '01/10/2026')
    await expect(bar.getByText('2 selected')).toBeVisible()
    await waitFor(() => expect(heard().join()).toContain('2 selected'))
    await expect(bar.getByRole('button', { name: 'Resend Selected' })).toBeVisible()
    await context.userEvent.click(bar.getByRole('button', { name: 'Unselect All' }))
    await isGone(context)
    await expect(context.canvas.getByRole('checkbox', { name: 'Select 31/10/2026' })).not.toBeChecked()
  },
}

export const BarOnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async (context) => {
    await select(context, '31/10/2026')
  },
}

export const Resent: Story = {
  tags: ['B26'],
  name: '“Resend Selected” sends the ids once, joined by a blank, and then nothing is selected',
  play: async (context) => {
    const answer = holdCalls(context.msw, 'resendPriceBook')
    const sent = watchPayloads('resendPriceBook')
    const bar = await select(context, '01/10/2026', '31/10/2026')
    await context.userEvent.dblClick(bar.getByRole('button', { name: 'Resend Selected' }))
    answer()
    await told('Price book PB4 has been sent again. Price book PB3 has been sent again.')
    await isGone(context)
    await expect(context.canvas.getByRole('checkbox', { name: 'Select 31/10/2026' })).not.toBeChecked()
    await expect(sent()).toEqual([{ tradePortalUser, deviceID, historyIDs: 'PB4 PB3' }])
    await waitFor(() => expect(document.activeElement).not.toBe(document.body))
  },
}

export const ResendRefused: Story = {
  ...given({ faults: { resendPriceBook: { fault: 'field-errors', times: 1 } } }),
  tags: ['A07'],
  name: 'After a refusal the price books stay selected, and can be sent again',
  play: async (context) => {
    const bar = await select(context, '31/10/2026')
    await context.userEvent.click(bar.getByRole('button', { name: 'Resend Selected' }))
    await told(refusal)
    await expect(bar.getByText('1 selected')).toBeVisible()
    await context.userEvent.click(bar.getByRole('button', { name: 'Resend Selected' }))
    await told('Price book PB4 has been sent again.')
    await isGone(context)
  },
}

export const ResendFailed: Story = {
  ...given({ faults: { resendPriceBook: 'network-failure' } }),
  name: 'Price books that may not have been sent stay selected',
  play: async (context) => {
    const bar = await select(context, '31/10/2026')
    await context.userEvent.click(bar.getByRole('button', { name: 'Resend Selected' }))
    await told(doubt)
    await expect(bar.getByText('1 selected')).toBeVisible()
  },
}
