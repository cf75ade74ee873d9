import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Tooltip } from './Tooltip.tsx'

const meta = {
  component: Tooltip,
  args: { text: 'Shows the prices of today', delayMs: 0, children: <Button icon="refresh">Refresh</Button> },
  decorators: [
    (Story) => (
      <>
        <br />
        <br />
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof Tooltip>

export default meta

type Story = StoryObj<typeof meta>

/** Opens on focus, describes the focused element, and closes on Escape. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(await screen.findByRole('tooltip')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Refresh' })).toHaveAccessibleDescription(
      'Shows the prices of today',
    )
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
    await expect(canvas.getByRole('button', { name: 'Refresh' })).toHaveFocus()
  },
}

export const ByHover: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Refresh' })
    // Only a moving mouse opens it, not one that rests where the button appears.
    await userEvent.hover(document.body)
    await userEvent.hover(button)
    await expect(await screen.findByRole('tooltip')).toBeVisible()
    await userEvent.unhover(button)
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
  },
}

export const LongText: Story = {
  args: {
    text: 'Ordered before ten in the morning, it comes on the next working day to any address of the metropolitan area.',
    children: <Button>Delivery</Button>,
  },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ userEvent }) => {
    await userEvent.tab()
    await expect(await screen.findByRole('tooltip')).toBeVisible()
  },
}
