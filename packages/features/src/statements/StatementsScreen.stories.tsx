import type { Meta, StoryObj } from '@storybook/react-vite'
import { announcements } from '@trade-portal/design-system/testing'
import { passTimeUntil } from '@trade-portal/design-system/testing/clock'
import { given } from '@trade-portal/mocks/given'
import { expect, within } from 'storybook/test'
import { listTable, sortMenu } from '../testing/listTable.ts'
import type { PlayContext } from '../testing/PlayContext.ts'
import { failed, loading, notAllowed } from '../testing/screenStates.ts'
import { StatementsScreen } from './StatementsScreen.tsx'

const meta = {
  component: StatementsScreen,
  ...given({ path: '/statements', clock: 'held' }),
} satisfies Meta<typeof StatementsScreen>
export default meta
type Story = StoryObj<typeof meta>

const headers = ['Statement Date', 'Account Balance', 'Current', '30 Days', '60 Days', '90 Days', '120+ Days']

const table = (canvas: PlayContext['canvas']) => listTable(canvas, 'Statements')

export const Typical: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Statements' })
    const list = await table(canvas)
    await expect(list.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(headers)
    await canvas.findByText('11 statements')
    const row = within(list.getByRole('row', { name: /^31\/08\/2026 / }))
    for (const text of ['$21,368.15', '$20,419.55', '-$540.60', '$1,489.20'])
      await expect(row.getByText(text)).toBeVisible()
    await expect(row.getByRole('link')).toHaveAttribute('href', '/statements/2026-08-31')
    await sortMenu(canvas, headers)
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

/** A phone shows only the ages of the balance with an amount owed. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const row = within((await table(canvas)).getByRole('row', { name: /^31\/08\/2026 / }))
    await expect(row.getByText('$1,489.20')).toBeVisible()
    await expect(row.queryAllByRole('cell', { name: '$0.00' })).toEqual([])
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
