import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Stack } from '../../layout/Stack.tsx'
import { Link } from '../Link/Link.tsx'
import { Disclosure } from './Disclosure.tsx'

const meta = {
  component: Disclosure,
  args: { title: 'What was asked', children: 'Three hangers, to be delivered on Monday.' },
} satisfies Meta<typeof Disclosure>
export default meta
type Story = StoryObj<typeof meta>

export const Standard: Story = {
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'What was asked' })
    await expect(trigger).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.getByText(/^Three hangers/)).not.toBeVisible()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(trigger).toHaveAttribute('aria-expanded', 'true')
    await waitFor(() => expect(canvas.getByText(/^Three hangers/)).toBeVisible())
    await userEvent.keyboard(' ')
    await waitFor(() => expect(canvas.getByText(/^Three hangers/)).not.toBeVisible())
  },
}

export const LongTitleOnAPhone: Story = {
  args: { title: 'An-answer-that-nobody-has-broken-into-words-'.repeat(4) },
  globals: { viewport: { value: 'mobile1' } },
}

export const Menu: Story = {
  args: {
    title: 'Fixings',
    layout: 'menu',
    isOpenAtFirst: true,
    children: (
      <Stack as="ul" label="Fixings" space="none">
        <Link variant="option" href="#screws" isCurrent>
          Screws
        </Link>
        <Link variant="option" href="#nails">
          Nails
        </Link>
      </Stack>
    ),
  },
}
