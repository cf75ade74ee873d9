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

/** Links to other sites do not go through the router. */
export const Typical: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const link = (name: string) => canvas.getByRole('link', { name })
    await expect(link('All invoices')).toHaveAttribute('href', '/portal/invoices')
    await expect(link('Span tables')).toHaveAttribute('href', 'https://spans.example/tables')
    await expect(link('Safety data sheets')).toHaveAttribute('href', '//safety.example/sheets')
    await userEvent.click(link('All invoices'))
    await expect(args.navigate).toHaveBeenCalledWith('/invoices')
  },
}
