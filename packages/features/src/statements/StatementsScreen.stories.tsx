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

export const Sorted: Story = {
  name: 'The statements are sorted, downloaded and opened',
  play: async ({ canvas, userEvent }) => {
    const menu = await sortMenu(canvas, headers)
    await userEvent.selectOptions(menu, 'Statement Date, oldest first')
    await expect((await column(canvas, 'Statement Date'))[0]).toBe('31/12/2025')
    const files = watchFiles()
    await userEvent.click(canvas.getByRole('button', { name: 'CSV' }))
    await passTimeUntil(() => expect(announcements()).toContain('Downloaded Statements.csv'))
    const [header, ...rows] = ((await files[0]?.text) ?? '').split('\r\n')
    await expect(header).toBe(`\uFEFF${headers.map((key) => `"${key}"`).join(',')}`)
    await expect(rows[0]).toBe('"2025-12-31",9175.04,9175.04,0.00,0.00,0.00,0.00')
    await expect(canvas.getByRole('link', { name: '31/08/2026' })).toHaveAttribute('href', '/statements/2026-08-31')
  },
}

export const OddKeys: Story = {
  ...given({ world: 'awkward' }),
  tags: ['state'],
  name: 'A statement key that is no date is shown unchanged',
  play: async ({ canvas, userEvent }) => {
    const link = await canvas.findByRole('link', { name: '30 Jun 2026? #1 & 50%' })
    await expect(link).toHaveAttribute('href', '/statements/30%20Jun%202026%3F%20%231%20%26%2050%25')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'Statement Date, oldest first')
    await expect((await column(canvas, 'Statement Date')).at(-1)).toBe('31 Jan 2026? #1 & 50%')
  },
}
