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
    const text = canvas.getByText(/^Three hangers/)
    await expect(text).not.toBeVisible()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'What was asked' })).toHaveAttribute('aria-expanded', 'true')
    await waitFor(() => expect(text).toBeVisible())
  },
}

export const RenderedWhenOpen: Story = {
  args: { isRenderedWhenOpen: true },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText(/^Three hangers/)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'What was asked' }))
    await expect(await canvas.findByText(/^Three hangers/)).toBeVisible()
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
