import type { Meta, StoryObj } from '@storybook/react-vite'
import { given } from '@trade-portal/mocks/given'
import { StatementScreen } from './StatementScreen.tsx'

const meta = { component: StatementScreen, ...given({ path: '/statements/2026-08-31' }) } satisfies Meta<
  typeof StatementScreen
>
export default meta
type Story = StoryObj<typeof meta>
export const Typical: Story = {}
export const Latest: Story = { ...given({ path: '/statements/2026-10-31' }) }
export const Long: Story = { ...given({ path: '/statements/2025-11-30', world: 'large' }) }
