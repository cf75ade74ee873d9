import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Inline } from '../../layout/Inline.tsx'
import { Stack } from '../../layout/Stack.tsx'
import { announcements } from '../../testing/announcements.ts'
import { holdClock, passTime, passTimeUntil } from '../../testing/holdClock.ts'
import { Button } from './Button.tsx'

const meta = {
  component: Button,
  args: { children: 'Place order', onPress: fn() },
  beforeEach: () => holdClock(),
} satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

export const Primary: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(args.onPress).toHaveBeenCalledTimes(2)
  },
}

export const InItem: Story = {
  args: { variant: 'inItem', children: 'Add to cart' },
  name: 'Only the button in the focused list item has a filled colour',
  render: (args) => (
    <Stack as="ul" label="Products" space="small">
      <Button {...args} about="Pine" />
      <Button {...args} about="Oak" />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    const fill = (name: string) =>
      getComputedStyle(canvas.getByRole('button', { name: `Add to cart, ${name}` })).backgroundColor
    await expect(fill('Pine')).toBe(fill('Oak'))
    await userEvent.tab()
    await waitFor(() => expect(fill('Pine')).not.toBe(fill('Oak')))
  },
}

export const DisabledWithReason: Story = {
  args: { isDisabled: true, description: 'Enter an amount above 0.', onDisabledPress: fn() },
  name: 'A disabled button that shows a reason can still be focused',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    const button = canvas.getByRole('button')
    await expect(button).toHaveFocus()
    await expect(button).toHaveAccessibleDescription('Enter an amount above 0.')
    await userEvent.keyboard('{Enter}')
    await expect(args.onDisabledPress).toHaveBeenCalledOnce()
    await expect(args.onPress).not.toHaveBeenCalled()
  },
}

export const All: Story = {
  render: () => (
    <Stack space="medium">
      {(['primary', 'secondary', 'quiet'] as const).map((variant) => (
        <Inline key={variant} space="small">
          <Button variant={variant}>Add to cart</Button>
          <Button variant={variant} icon="cart">
            With icon
          </Button>
          <Button variant={variant} tone="critical" icon="bin">
            Remove all
          </Button>
          <Button variant={variant} size="small">
            Small
          </Button>
          <Button variant={variant} isDisabled>
            Disabled
          </Button>
        </Inline>
      ))}
      <Button about="Treated pine" width="full">
        Full width
      </Button>
    </Stack>
  ),
}

/** A pending button keeps the focus and ignores presses. After a second, its text is announced. */
export const Pending: Story = {
  args: { isPending: true, pendingLabel: 'Placing order' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    const button = canvas.getByRole('button', { name: 'Placing order' })
    await waitFor(() => expect(button).toHaveFocus())
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Enter}')
    await userEvent.click(button)
    await expect(args.onPress).not.toHaveBeenCalled()
    await passTime(999)
    await expect(announcements()).toEqual([])
    await passTime(10_000)
    await expect(announcements()).toEqual(['Placing order'])
  },
}

export const PendingInAForm: Story = {
  name: 'A pending button cannot submit, and is announced once',
  args: { isPending: true, pendingLabel: 'Placing order', type: 'submit' },
  render: (args) => (
    <form onSubmit={args.onPress}>
      <div hidden>
        <Button {...args} pendingLabel="Placing order, for phones" />
      </div>
      <input aria-label="Name" />
      <Button {...args} />
    </form>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Sam{Enter}')
    await expect(args.onPress).not.toHaveBeenCalled()
    await passTimeUntil(() => expect(announcements()).toEqual(['Placing order']))
  },
}

export const DisabledByItsPress: Story = {
  name: 'A button that becomes disabled when pressed keeps the focus',
  render: function Once(args) {
    const [isUsed, setIsUsed] = useState(false)
    const onPress = () => {
      setIsUsed(true)
      args.onPress?.()
    }
    return <Button {...args} isDisabled={isUsed} onPress={onPress} />
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}{Enter} ')
    const button = canvas.getByRole('button', { name: 'Place order' })
    await userEvent.click(button)
    await expect(args.onPress).toHaveBeenCalledOnce()
    await expect(button).toHaveFocus()
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await userEvent.tab()
    await expect(button).toBeDisabled()
  },
}
