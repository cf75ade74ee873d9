import type { Meta, StoryObj } from '@storybook/react-vite'
import { announcements } from '@trade-portal/design-system/testing'
import { passTime, passTimeUntil } from '@trade-portal/design-system/testing/clock'
import { releaseHeldCalls } from '@trade-portal/mocks/browser'
import { given } from '@trade-portal/mocks/given'
import getBranches from '@trade-portal/mocks/recordings/timesAndTexts/getBranches.json'
import getCustomerTransactions from '@trade-portal/mocks/recordings/timesAndTexts/getCustomerTransactions.json'
import { expect, screen, waitFor, within } from 'storybook/test'
import { listColumn, listTable, sortMenu } from '../testing/listTable.ts'
import type { PlayContext } from '../testing/PlayContext.ts'
import { empty, failedInDialog, loading, noMatch, notAllowed, onAPhone } from '../testing/screenStates.ts'
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
    for (const text of [
      'Order',
      '07/01/2026',
      'PO-1043',
      '133 Dalley Close, Marrickville',
      'Ashby St frames',
      '$3,407.20',
    ])
      await expect(row.getByText(text)).toBeVisible()
    await passTimeUntil(() => expect(announcements()).toContain('43 orders and quotes'))
  },
}

export const Many: Story = {
  ...given({ world: 'large' }),
  tags: ['D12'],
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('10,000 orders and quotes')
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(3000)
  },
}

export const Empty: Story = empty('No Results Found')
export const NoMatch: Story = noMatch('/orders')
export const Loading: Story = loading('getCustomerTransactions', 'your orders and quotes', 'Orders & Quotes')
export const Failed: Story = failedInDialog('getCustomerTransactions')
export const NotAllowed: Story = { ...notAllowed('Orders/Quotes'), tags: ['A24'] }
export const OnAPhone: Story = onAPhone('481026')

export const Narrowed: Story = {
  tags: ['H02'],
  name: 'The list is narrowed and sorted without a new request, and a row leads to its document',
  play: async ({ canvas, userEvent, step }) => {
    await table(canvas)
    const field = canvas.getByRole('searchbox', { name: 'Search orders and quotes' })
    const toggle = within(canvas.getByRole('radiogroup', { name: 'Show' }))
    const search = async (text: string) => {
      await userEvent.clear(field)
      await userEvent.type(field, text)
      await passTime(400)
    }
    const requests = watchCalls('getCustomerTransactions')

    await step(
      'the toggle shows All, Orders or Quotes, and the total of orders or of quotes, but not of both',
      async () => {
        const total = () => canvas.getByText('Total').nextElementSibling?.textContent
        await expect(toggle.getByRole('radio', { name: 'All' })).toBeChecked()
        await expect(canvas.queryByText('Total')).toBeNull()
        await userEvent.click(toggle.getByRole('radio', { name: 'Quotes' }))
        await canvas.findByText('18 of 43 orders and quotes')
        await expect(new Set(await column(canvas, 'Type'))).toEqual(new Set(['Quote']))
        const ofQuotes = total()
        await userEvent.click(toggle.getByRole('radio', { name: 'Orders' }))
        await canvas.findByText('25 of 43 orders and quotes')
        await expect(total()).not.toBe(ofQuotes)
        await passTimeUntil(() => expect(announcements().at(-1)).toBe('25 of 43 orders and quotes'))
      },
    )

    await step('a search that is still waiting is not lost by a choice', async () => {
      await userEvent.type(field, 'frames')
      await userEvent.click(toggle.getByRole('radio', { name: 'Quotes' }))
      await passTime(400)
      await waitFor(async () => expect(new Set(await column(canvas, 'Job Name'))).toEqual(new Set(['Ashby St frames'])))
      await expect(new Set(await column(canvas, 'Type'))).toEqual(new Set(['Quote']))
    })

    await step('the search filters when typing pauses', async () => {
      await userEvent.click(toggle.getByRole('radio', { name: 'All' }))
      await search('ashby marrick')
      await canvas.findByText(/^\d of 43 orders and quotes$/)
      for (const job of await column(canvas, 'Job Name')) await expect(job).toBe('Ashby St frames')
    })

    await step('a date is found as the row shows it', async () => {
      const [day = ''] = (await column(canvas, 'Delivery Date')).flatMap((text) => text ?? [])
      await expect(day).toMatch(/^\d\d\/\d\d\/2026$/)
      await search(day)
      await waitFor(async () => expect(new Set(await column(canvas, 'Delivery Date'))).toEqual(new Set([day])))
    })

    await step('eight keys sort in both directions, unsorted at first; what is missing comes last', async () => {
      await search(' ')
      await canvas.findByText('43 orders and quotes')
      const menu = await sortMenu(canvas, headers)
      const asGiven = await column(canvas, 'Order No')
      await userEvent.selectOptions(menu, 'Amount, largest first')
      const amounts = (await column(canvas, 'Amount')).map((text) => Number(text?.replace(/[$,]/g, '')))
      await expect(amounts).toEqual(amounts.toSorted((a, b) => b - a))
      await userEvent.selectOptions(menu, 'Job Name, A to Z')
      const jobs = await column(canvas, 'Job Name')
      await expect(jobs.at(-1)).toBe('')
      await expect(jobs.indexOf('')).toBeGreaterThan(jobs.lastIndexOf('Ashby St frames'))
      await userEvent.selectOptions(menu, 'Not sorted')
      await expect(await column(canvas, 'Order No')).toEqual(asGiven)
    })

    await step(
      'each row links to its document below /orders, quotes too; a press beside the link does as well',
      async () => {
        await expect(requests()).toBe(0)
        await expect(canvas.getByRole('link', { name: '481004' })).toHaveAttribute('href', '/orders/481004-0')
        await userEvent.click(canvas.getByText('109 Dalley Avenue, Newcastle'))
        await canvas.findByRole('heading', { name: 'Went to /orders/481004-0' })
      },
    )
  },
}

export const FromAnAddress: Story = {
  ...given({ path: '/orders?show=quotes&search=frames&sort=-amount' }),
  tags: ['L02', 'L05'],
  name: 'The address restores toggle, search and sort; the CSV file and a saved view keep them',
  play: async ({ canvas, userEvent, step }) => {
    const isRestored = async () => {
      await canvas.findByText(/^\d+ of 43 orders and quotes$/)
      await expect(canvas.getByRole('radio', { name: 'Quotes' })).toBeChecked()
      await expect(canvas.getByRole('searchbox', { name: 'Search orders and quotes' })).toHaveValue('frames')
      await expect(canvas.getByRole('combobox', { name: 'Sort by' })).toHaveValue('Amount, largest first')
      await expect(new Set(await column(canvas, 'Type'))).toEqual(new Set(['Quote']))
    }
    await isRestored()

    await step('the CSV file holds the rows that are shown, in their order', async () => {
      const files = watchFiles()
      const shown = await column(canvas, 'Order No')
      await userEvent.click(canvas.getByRole('button', { name: 'CSV' }))
      await passTimeUntil(() => expect(announcements()).toContain('Downloaded Orders & Quotes.csv'))
      const [header, ...rows] = ((await files[0]?.text) ?? '').split('\r\n')
      await expect(header).toBe(`\uFEFF${headers.map((key) => `"${key}"`).join(',')}`)
      await expect(rows.map((row) => row.split(',')[0]?.replaceAll('"', ''))).toEqual(shown)
      await expect(rows[0]).toMatch(/^"?\d+"?,"Quote","\d{4}-\d\d-\d\d",/)
    })

    await step('the shown rows can be saved as a view and opened again', async () => {
      const views = () => canvas.findByRole('button', { name: 'Views' })
      await waitFor(async () => expect(await views()).toBeEnabled())
      await userEvent.click(await views())
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Save this view…' }))
      const dialog = within(await screen.findByRole('dialog', { name: /view/i }))
      await userEvent.type(dialog.getByRole('textbox'), 'Large quotes')
      await userEvent.click(dialog.getByRole('button', { name: /save/i }))
      // Waits until the dialog is closed, because nothing behind an open dialog can be pressed.
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await userEvent.click(canvas.getByRole('radio', { name: 'All' }))
      await userEvent.click(await views())
      await userEvent.click(await screen.findByRole('menuitem', { name: /^Large quotes/ }))
      await isRestored()
    })
  },
}

export const FoundElsewhere: Story = {
  ...given({ path: '/orders?show=quotes&search=481278' }),
  name: 'A search that only finds rows hidden by the toggle says so, and can search all rows',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('1 order or quote outside the choices above matches.')
    await userEvent.click(canvas.getByRole('button', { name: 'Show it' }))
    await canvas.findByRole('link', { name: '481278' })
    await expect(canvas.getByRole('radio', { name: 'All' })).toBeChecked()
  },
}

export const StartsAtARow: Story = {
  ...given({ path: '/orders?row=481026-0' }),
  name: 'A list opens at the row that its address names',
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /^481026 / })
    await waitFor(() => expect(row.getBoundingClientRect().top).toBeLessThan(window.innerHeight))
    await expect(window.scrollY).toBeGreaterThan(0)
    // Scrolls to the top, so that the head does not cover a part of a row. The accessibility check measures only the
    // visible part of a target, and would report it as too small.
    window.scrollTo(0, 0)
  },
}

export const HostileAddress: Story = {
  ...given({ path: '/orders?show=constructor&sort=-__proto__&search=%20%20&row=%E2%80%AE' }),
  tags: ['E05'],
  name: 'Invalid parameters of the address are ignored',
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: '481026' })
    await expect(canvas.getByRole('radio', { name: 'All' })).toBeChecked()
    await expect(canvas.getByRole('combobox', { name: 'Sort by' })).toHaveValue('Not sorted')
  },
}

export const LateBranches: Story = {
  ...given({ held: ['getBranches'], path: '/orders?sort=branch' }),
  name: 'Names of branches that arrive late are sorted too',
  play: async ({ canvas }) => {
    await expect((await column(canvas, 'Branch'))[0]).toBe('10')
    releaseHeldCalls('getBranches')
    await canvas.findAllByText('Brookvale')
    const names = await column(canvas, 'Branch')
    await expect(names).toEqual(names.toSorted((a, b) => (a ?? '').localeCompare(b ?? '')))
  },
}

export const LateBranchesSearched: Story = {
  ...given({ held: ['getBranches'], path: '/orders?search=brookvale' }),
  name: 'A search for a branch shows its result only when the names of the branches are loaded',
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

export const Fallbacks: Story = {
  ...given({ faults: { getBranches: { fault: 'forbidden', times: 1 } } }),
  name: 'A branch without a name shows its id, an order without a job name a hyphen',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('We could not load the names of the branches')
    const list = await table(canvas)
    const row = within(list.getByRole('row', { name: /^481004 / }))
    await expect(row.getByText('12')).toBeVisible()
    const job = row.getAllByRole('cell').find((cell) => cell.dataset['header'] === 'Job Name')
    await expect(job && getComputedStyle(job, '::before').content).toBe('"-"')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await row.findByText('Penrith')
    await waitFor(() => expect(canvas.queryByText('We could not load the names of the branches')).toBeNull())
  },
}

export const Hostile: Story = {
  ...given({ world: 'awkward' }),
  tags: ['D01', 'D06', 'D09', 'D11'],
  name: 'Awkward orders are shown as text, the same number twice as two rows',
  play: async ({ canvas, canvasElement }) => {
    await table(canvas)
    await expect(canvasElement.querySelector('script, b, img')).toBeNull()
  },
}

export const Recorded: Story = {
  ...given({ recording: { getBranches, getCustomerTransactions } }),
  name: 'Recorded at a server: times behind days, numbers as text, blanks, no order references',
  play: async ({ canvas }) => {
    const list = await table(canvas)
    await canvas.findByText('4 orders and quotes')
    const row = within(list.getByRole('row', { name: /^876590 / }))
    for (const text of ['Quote', '29/11/2026', '103 Atstwdgq Ljqutm, Rmjrtx Btdd', '$4,643.19'])
      await expect(row.getByText(text)).toBeVisible()
    await row.findByText('Vuzfkgexasmg')
    await expect(await column(canvas, 'Job Name')).toEqual(['', 'Xoeplallnj fmppdhwmb', 'Lmpsxqe Uy iajkwj', ''])
    // CSS shows a hyphen in empty cells.
    const missing = list
      .getAllByRole('cell')
      .filter((cell) => cell.dataset['header'] === 'Job Name' && !cell.textContent)
    for (const job of missing) await expect(getComputedStyle(job, '::before').content).toBe('"-"')
    await passTimeUntil(() => expect(announcements()).toContain('4 orders and quotes'))
  },
}
