import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Link } from '../Link/Link.tsx'
import { RouterProvider } from './RouterProvider.tsx'

const meta = {
  component: RouterProvider,
  args: {
    navigate: fn(),
    useHref: (path) => `/portal${path}`,
    children: (
      <>
        <Link href="/invoices">All invoices</Link> <Link href="https://spans.example/tables">Span tables</Link>{' '}
        <Link href="//safety.example/sheets">Safety data sheets</Link>
      </>
    ),
  },
} satisfies Meta<typeof RouterProvider>

export default meta

type Story = StoryObj<typeof meta>

export const Typical: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'All invoices' })
    await expect(link).toHaveAttribute('href', '/portal/invoices')
    await userEvent.click(link)
    await expect(args.navigate).toHaveBeenCalledWith('/invoices')
  },
}

/** Addresses of other sites do not go through the router. */
export const ElsewhereIsLeftAlone: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Span tables' })).toHaveAttribute(
      'href',
      'https://spans.example/tables',
    )
    await expect(canvas.getByRole('link', { name: 'Safety data sheets' })).toHaveAttribute(
      'href',
      '//safety.example/sheets',
    )
  },
}
