import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Stack } from '../../layout/Stack.tsx'
import { announcements } from '../../testing/announcements.ts'
import { holdClock, passTimeUntil } from '../../testing/holdClock.ts'
import { Button } from '../Button/Button.tsx'
import { Banner } from './Banner.tsx'

const meta = {
  component: Banner,
  args: { tone: 'info', children: 'A new version is ready.' },
  beforeEach: () => holdClock(),
} satisfies Meta<typeof Banner>
export default meta
type Story = StoryObj<typeof meta>

export const Tones: Story = {
  render: () => (
    <Stack space="small">
      <Banner tone="neutral">Orders placed after 2 pm leave tomorrow.</Banner>
      <Banner tone="info" title="New version" action={<Button size="small">Refresh to Update</Button>}>
        A new version is ready.
      </Banner>
      <Banner tone="positive" title="Order placed">
        Your order number is 1001.
      </Banner>
      <Banner tone="caution">Two products are short of stock.</Banner>
      <Banner tone="critical" title="Payment declined">
        Nothing was charged.
      </Banner>
    </Stack>
  ),
  play: async () => {
    await passTimeUntil(() => expect(announcements()).toHaveLength(5))
    await expect(announcements()).toContain('Payment declined. Nothing was charged.')
  },
}

/** The announcement may say in words what is obvious on the screen, such as where the button is. */
export const Dismissable: Story = {
  args: { onDismiss: fn(), announcement: 'A new version is ready. The button to load it is at the top of the page.' },
  play: async ({ args, userEvent }) => {
    await passTimeUntil(() => expect(announcements()).toEqual([args.announcement]))
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onDismiss).toHaveBeenCalledOnce()
  },
}
