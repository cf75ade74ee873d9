import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { Inline } from '../../layout/Inline.tsx'
import { Stack } from '../../layout/Stack.tsx'
import { Button } from './Button.tsx'

const meta = { component: Button, args: { children: 'Place order', onPress: fn() } } satisfies Meta<typeof Button>

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
      <Button width="full">Full width</Button>
    </Stack>
  ),
}

/** In a list all lines have the same button text, so its accessible name also says the line. */
export const AboutSomething: Story = {
  args: { children: 'Add to cart', about: 'Treated pine' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Add to cart, Treated pine' })).toHaveTextContent(/^Add to cart$/)
  },
}

/** A second press does nothing, and the focus stays where it was. */
export const Pending: Story = {
  args: { isPending: true, pendingLabel: 'Placing order' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    const button = canvas.getByRole('button', { name: 'Placing order' })
    await waitFor(() => expect(button).toHaveFocus())
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Enter}')
    await expect(args.onPress).not.toHaveBeenCalled()
  },
}
