import type { Meta, StoryObj } from '@storybook/react-vite'
import { announcements } from '@trade-portal/design-system/testing'
import { passTimeUntil } from '@trade-portal/design-system/testing/clock'
import { given } from '@trade-portal/mocks/given'
import { expect, within } from 'storybook/test'
import { listColumn, listTable, sortMenu } from '../testing/listTable.ts'
import type { PlayContext } from '../testing/PlayContext.ts'
import { failed, loading, notAllowed } from '../testing/screenStates.ts'
import { watchFiles } from '../testing/watchFiles.ts'
import { StatementsScreen } from './StatementsScreen.tsx'

const meta = {
  component: StatementsScreen,
  ...given({ path: '/statements', clock: 'held' }),
} satisfies Meta<typeof StatementsScreen>
export default meta
type Story = StoryObj<typeof meta>

const headers = ['Statement Date', 'Account Balance', 'Current', '30 Days', '60 Days', '90 Days', '120+ Days']

const table = (canvas: PlayContext['canvas']) => listTable(canvas, 'Statements')
const column = (canvas: PlayContext['canvas'], header: string) => listColumn(canvas, 'Statements', header)
const cents = (text: string | null) => Number(text?.replace(/[$,]/g, ''))

export const Typical: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Statements' })
    const list = await table(canvas)
    await expect(list.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(headers)
    await canvas.findByText('11 statements')
    const row = within(list.getByRole('row', { name: /^31\/08\/2026 / }))
    for (const text of ['$21,368.15', '$20,419.55', '-$540.60', '$1,489.20'])
      await expect(row.getByText(text)).toBeVisible()
    await passTimeUntil(() => expect(announcements()).toContain('11 statements'))
  },
}

export const Empty: Story = {
  ...given({ world: 'empty' }),
  play: async ({ canvas }) => {
    await canvas.findByText('No statements yet.')
    await passTimeUntil(() => expect(announcements()).toContain('No statements yet.'))
  },
}

export const Loading: Story = loading('getStatementList', 'your statements', 'Statements')
export const Failed: Story = failed('getStatementList', 'your statements')
export const NotAllowed: Story = notAllowed('Statements')

/** A phone shows only those ages of the balance for which an amount is owed. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const row = within((await table(canvas)).getByRole('row', { name: /^31\/08\/2026 / }))
    await expect(row.getByText('$1,489.20')).toBeVisible()
    await expect(row.queryAllByRole('cell', { name: '$0.00' })).toEqual([])
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const OnATablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  name: 'On a tablet the statements are a table with all ages',
  play: async ({ canvas }) => {
    const list = await table(canvas)
    for (const header of headers) await expect(list.getByRole('columnheader', { name: header })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const Sorted: Story = {
  tags: ['J10', 'L02'],
  name: 'Each of the seven columns sorts in both directions, unsorted at first; a row leads to its statement',
  play: async ({ canvas, userEvent, step }) => {
    const menu = await sortMenu(canvas, headers)
    await userEvent.selectOptions(menu, 'Account Balance, largest first')
    const balances = (await column(canvas, 'Account Balance')).map(cents)
    await expect(balances).toEqual(balances.toSorted((a, b) => b - a))
    await userEvent.selectOptions(menu, 'Statement Date, oldest first')
    await expect((await column(canvas, 'Statement Date'))[0]).toBe('31/12/2025')

    await step('the CSV file holds the rows in their order, with negative amounts as numbers', async () => {
      const files = watchFiles()
      await userEvent.click(canvas.getByRole('button', { name: 'CSV' }))
      await passTimeUntil(() => expect(announcements()).toContain('Downloaded Statements.csv'))
      const [header, ...rows] = ((await files[0]?.text) ?? '').split('\r\n')
      await expect(header).toBe(`\uFEFF${headers.map((key) => `"${key}"`).join(',')}`)
      await expect(rows).toHaveLength(11)
      await expect(rows[0]).toBe('"2025-12-31",9175.04,9175.04,0.00,0.00,0.00,0.00')
      await expect(rows).toContain('"2026-08-31",21368.15,20419.55,-540.60,1489.20,0.00,0.00')
    })

    await step('a press beside the link leads to the statement too', async () => {
      await expect(canvas.getByRole('link', { name: '31/08/2026' })).toHaveAttribute('href', '/statements/2026-08-31')
      await userEvent.click(canvas.getByText('-$540.60'))
      await canvas.findByRole('heading', { name: 'Went to /statements/2026-08-31' })
    })
  },
}

export const FromAnAddress: Story = {
  ...given({ path: '/statements?sort=-days120', usa: true, settings: { locale: 'en-US' } }),
  name: 'The address restores the sort; in the United States dates begin with the month',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Sort by' })).toHaveValue('120+ Days, largest first')
    await expect((await column(canvas, 'Statement Date'))[0]).toBe('10/31/2026')
    await expect(canvas.getByRole('link', { name: '10/31/2026' })).toHaveAttribute('href', '/statements/2026-10-31')
  },
}

export const OddKeys: Story = {
  ...given({ world: 'awkward' }),
  tags: ['J06', 'J12', 'D21'],
  name: 'A key of another form is shown unchanged, encoded in the address, and sorted last',
  play: async ({ canvas, userEvent }) => {
    const hrefs = {
      '31/08/2026': '/statements/31%2F08%2F2026',
      '31/07/2026': '/statements/2026-07-31T00%3A00%3A00',
      '30 Jun 2026? #1 & 50%': '/statements/30%20Jun%202026%3F%20%231%20%26%2050%25',
    }
    for (const [name, href] of Object.entries(hrefs))
      await expect(await canvas.findByRole('link', { name })).toHaveAttribute('href', href)
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'Statement Date, oldest first')
    const dates = await column(canvas, 'Statement Date')
    await expect(dates.slice(0, 2)).toEqual(['31/12/2025', '28/02/2026'])
    await expect(dates.slice(-2)).toEqual(['31/03/2026', '31 Jan 2026? #1 & 50%'])
  },
}
