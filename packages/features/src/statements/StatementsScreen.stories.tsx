import type { Meta, StoryObj } from '@storybook/react-vite'
import { given } from '@trade-portal/mocks/given'
import { StatementsScreen } from './StatementsScreen.tsx'

const meta = { component: StatementsScreen, ...given({ path: '/statements' }) } satisfies Meta<typeof StatementsScreen>
export default meta
type Story = StoryObj<typeof meta>
export const Typical: Story = {}
export const Awkward: Story = { ...given({ world: 'awkward' }) }
