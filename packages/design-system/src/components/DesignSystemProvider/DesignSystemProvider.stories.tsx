import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../../layout/Stack.tsx'
import { CalendarDate } from '../CalendarDate/CalendarDate.tsx'
import { Money } from '../Money/Money.tsx'
import { DesignSystemProvider } from './DesignSystemProvider.tsx'

const meta = {
  component: DesignSystemProvider,
  args: {
    locale: 'en-US',
    currency: 'USD',
    children: (
      <Stack space="small">
        <Money amount={123_456} />
        <CalendarDate value="2026-04-03" />
      </Stack>
    ),
  },
} satisfies Meta<typeof DesignSystemProvider>
export default meta
type Story = StoryObj<typeof meta>

export const UnitedStates: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('04/03/2026')).toBeVisible()
    await expect(canvas.getByText('$1,234.56')).toBeVisible()
  },
}
