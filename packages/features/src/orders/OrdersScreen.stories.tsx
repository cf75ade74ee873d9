import type { Meta, StoryObj } from '@storybook/react-vite'
import { announcements } from '@trade-portal/design-system/testing'
import { passTime, passTimeUntil } from '@trade-portal/design-system/testing/clock'
import { releaseHeldCalls } from '@trade-portal/mocks/browser'
import { given } from '@trade-portal/mocks/given'
import getBranches from '@trade-portal/mocks/recordings/timesAndTexts/getBranches.json'
import getCustomerTransactions from '@trade-portal/mocks/recordings/timesAndTexts/getCustomerTransactions.json'
import { expect, waitFor, within } from 'storybook/test'
import { listColumn, listTable, sortMenu } from '../testing/listTable.ts'
import type { PlayContext } from '../testing/PlayContext.ts'
import { empty, failedInDialog, loading, noMatch, notAllowed, offline, onAPhone } from '../testing/screenStates.ts'
import { watchCalls } from '../testing/watchCalls.ts'
import { watchFiles } from '../testing/watchFiles.ts'
import { OrdersScreen } from './OrdersScreen.tsx'

const meta = { component: OrdersScreen, ...given({ path: '/orders', clock: 'held' }) } satisfies Meta<
  typeof OrdersScreen
>
export default meta
type Story = StoryObj<typeof meta>

const table = (canvas: PlayContext['canvas']) => listTable(canvas, 'Orders & Quotes')
const column = (canvas: PlayContext['canvas'], header: string) => listColumn(canvas, 'Orders & Quotes', header)

const headers = ['Order No', 'Type', 'Delivery Date', 'Branch', 'Order Ref', 'Delivery Address', 'Job Name', 'Amount']

export const Typical: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Orders & Quotes' })
    const list = await table(canvas)
    await expect(list.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(headers)
    await canvas.findByText('43 orders and quotes')
    const row = within(list.getByRole('row', { name: /^481026 / }))
    await row.findByText('Parramatta')
    for (const text of ['Order', '07/01/2026', 'PO-1043', '133 Dalley Close, Marrickville', '$3,407.20'])
      await expect(row.getByText(text)).toBeVisible()
    await passTimeUntil(() => expect(announcements()).toContain('43 orders and quotes'))
  },
}

export const Many: Story = {
  ...given({ world: 'large' }),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('10,000 orders and quotes')
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(3000)
  },
}

export const Empty: Story = empty('No Results Found')
export const NoMatch: Story = noMatch('/orders')
export const Loading: Story = loading('getCustomerTransactions', 'your orders and quotes', 'Orders & Quotes')
export const Failed: Story = failedInDialog('getCustomerTransactions')
export const NotAllowed: Story = notAllowed('Orders/Quotes')
export const OnAPhone: Story = onAPhone('481026')
export const Offline: Story = offline(({ canvas }) => canvas.findByText('43 orders and quotes'))

export const Narrowed: Story = {
  tags: ['H02'],
  name: 'The list is filtered and sorted without a new request',
  play: async ({ canvas, userEvent, step }) => {
    await table(canvas)
    const field = canvas.getByRole('searchbox', { name: 'Search orders and quotes' })
    const toggle = within(canvas.getByRole('radiogroup', { name: 'Show' }))
    const requests = watchCalls('getCustomerTransactions')
    const shows = async (header: string, value: string) =>
      waitFor(async () => expect(new Set(await column(canvas, header))).toEqual(new Set([value])))

    await step('the toggle shows only orders or only quotes, with their total', async () => {
      const total = () => canvas.queryByText('Total')?.nextElementSibling?.textContent
      await expect(total()).toBeUndefined()
      await userEvent.click(toggle.getByRole('radio', { name: 'Quotes' }))
      await shows('Type', 'Quote')
      const ofQuotes = total()
      await userEvent.click(toggle.getByRole('radio', { name: 'Orders' }))
      await passTimeUntil(() => expect(announcements().at(-1)).toBe('25 of 43 orders and quotes'))
      await expect(total()).not.toBe(ofQuotes)
    })

    await step('the search filters when typing pauses, even if the toggle changes meanwhile', async () => {
      await userEvent.type(field, 'frames')
      await expect(canvas.getByText('25 of 43 orders and quotes')).toBeVisible()
      await userEvent.click(toggle.getByRole('radio', { name: 'Quotes' }))
      await passTime(400)
      await shows('Job Name', 'Ashby St frames')
      await shows('Type', 'Quote')
    })

    await step('Enter searches at once, and finds a date as it is shown in a row', async () => {
      const [day] = await column(canvas, 'Delivery Date')
      await userEvent.clear(field)
      await userEvent.type(field, `${day}{Enter}`)
      await shows('Delivery Date', day ?? '')
      await passTime(1000)
      await shows('Delivery Date', day ?? '')
    })

    await step('the columns sort, with empty values last', async () => {
      await userEvent.click(toggle.getByRole('radio', { name: 'All' }))
      await userEvent.clear(field)
      await passTime(400)
      await userEvent.selectOptions(await sortMenu(canvas, headers), 'Job Name, A to Z')
      await expect((await column(canvas, 'Job Name')).at(-1)).toBe('')
      await expect(requests()).toBe(0)
    })
  },
}

export const FromAnAddress: Story = {
  ...given({ path: '/orders?show=quotes&search=frames&sort=-amount' }),
  name: 'A URL restores search and sorting; the CSV has the same rows',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/^\d+ of 43 orders and quotes$/)
    await expect(canvas.getByRole('radio', { name: 'Quotes' })).toBeChecked()
    await expect(canvas.getByRole('searchbox', { name: 'Search orders and quotes' })).toHaveValue('frames')
    await expect(canvas.getByRole('combobox', { name: 'Sort by' })).toHaveValue('Amount, largest first')
    const files = watchFiles()
    await userEvent.click(canvas.getByRole('button', { name: 'CSV' }))
    await passTimeUntil(() => expect(announcements()).toContain('Downloaded Orders & Quotes.csv'))
    const [header, ...rows] = ((await files[0]?.text) ?? '').split('\r\n')
    await expect(header).toBe(`\uFEFF${headers.map((key) => `"${key}"`).join(',')}`)
    const numbers = rows.map((row) => row.split(',')[0]?.replaceAll('"', ''))
    await expect(numbers).toEqual(await column(canvas, 'Order No'))
    await expect(rows[0]).toMatch(/^"?\d+"?,"Quote","\d{4}-\d\d-\d\d",/)
  },
}

export const FoundElsewhere: Story = {
  ...given({ path: '/orders?show=quotes&search=481278' }),
  name: 'If the filter hides search results, a button shows them',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('1 order or quote outside the choices above matches.')
    await userEvent.click(canvas.getByRole('button', { name: 'Show it' }))
    await canvas.findByRole('link', { name: '481278' })
    await expect(canvas.getByRole('radio', { name: 'All' })).toBeChecked()
  },
}

export const HostileAddress: Story = {
  ...given({ path: '/orders?show=constructor&sort=-__proto__&search=%20%20&row=%E2%80%AE' }),
  tags: ['E05'],
  name: 'Invalid URL parameters are ignored',
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: '481026' })
    await expect(canvas.getByRole('radio', { name: 'All' })).toBeChecked()
    await expect(canvas.getByRole('combobox', { name: 'Sort by' })).toHaveValue('Not sorted')
  },
}

export const LateBranchesSearched: Story = {
  ...given({ held: ['getBranches'], path: '/orders?search=brookvale' }),
  name: 'A search waits until the branch names are loaded',
  play: async ({ canvas }) => {
    await canvas.findByText('Searching')
    await expect(canvas.queryByText(/^[\d,]+ (of .*)?orders and quotes$|^No Results Found$/)).toBeNull()
    releaseHeldCalls('getBranches')
    await canvas.findByText(/^\d+ of \d+ orders and quotes$/)
    await expect(canvas.queryByText('Searching')).toBeNull()
    await passTimeUntil(() =>
      expect(announcements()).toContainEqual(expect.stringMatching(/^\d+ of \d+ orders and quotes$/)),
    )
    await expect(announcements()).not.toContainEqual(expect.stringMatching(/^0 of /))
  },
}

/** In the recorded responses, dates include times, numbers are strings, and some values are blank. */
export const Recorded: Story = {
  ...given({ recording: { getBranches, getCustomerTransactions } }),
  name: 'Responses recorded from a real server are shown correctly',
  play: async ({ canvas }) => {
    const row = within((await table(canvas)).getByRole('row', { name: /^876590 / }))
    for (const text of ['Quote', '29/11/2026', '103 Atstwdgq Ljqutm, Rmjrtx Btdd', '$4,643.19'])
      await expect(row.getByText(text)).toBeVisible()
    await row.findByText('Vuzfkgexasmg')
    await expect(await column(canvas, 'Job Name')).toEqual(['', 'Xoeplallnj fmppdhwmb', 'Lmpsxqe Uy iajkwj', ''])
  },
}
