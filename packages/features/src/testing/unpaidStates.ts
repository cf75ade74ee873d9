import { given } from '@trade-portal/mocks/given'
import { expect } from 'storybook/test'
import type { PlayContext } from './PlayContext.ts'

interface Unpaid {
  readonly path: string
  readonly title: string
  /** The text if the portal cannot ask the supplier about the payment. */
  readonly reported: string
}

type StateContext = Pick<PlayContext, 'canvas'> & { readonly canvasElement: HTMLElement }

/** Stories for the return pages of cancelled and declined payments. */
export function unpaidStates({ path, title, reported }: Unpaid) {
  const heading = ({ canvas }: StateContext, name: string) => canvas.findByRole('heading', { level: 1, name })
  return {
    typical: async (context: StateContext) => {
      await heading(context, title)
      await expect(context.canvas.getByText('$125.50')).toBeVisible()
      await expect(context.canvas.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/')
      await expect(context.canvas.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/pay-account')
    },
    empty: {
      ...given({ path }),
      play: async (context: StateContext) => {
        await heading(context, title)
        await expect(context.canvas.getByText(reported)).toBeVisible()
        await expect(context.canvas.getByRole('link', { name: 'Try again' })).toBeVisible()
      },
    },
    loading: {
      ...given({ latency: { queryPaymentSession: 'forever' } }),
      play: async (context: StateContext) => {
        await heading(context, 'Checking your payment')
      },
    },
    failed: {
      ...given({ faults: { queryPaymentSession: 'forbidden' } }),
      play: async (context: StateContext) => {
        await heading(context, 'We could not confirm this payment')
        await expect(context.canvasElement).not.toHaveTextContent(
          /Payment cancelled|Payment failed|was cancelled|was declined|Try again/,
        )
      },
    },
    notAllowed: {
      ...given({ signedInAs: 'nobody' }),
      play: async (context: StateContext) => {
        await heading(context, title)
        await expect(context.canvas.getByText(reported)).toBeVisible()
        await expect(context.canvas.queryByRole('link', { name: 'Try again' })).toBeNull()
      },
    },
    onAPhone: {
      globals: { viewport: { value: 'mobile1' } },
      play: async ({ canvas }: StateContext) => {
        await canvas.findByRole('link', { name: 'Try again' })
      },
    },
    approved: {
      ...given({ path: `${path}?sessionId=example-payment` }),
      play: async (context: StateContext) => {
        await heading(context, 'Payment successful')
        await expect(context.canvas.queryByText(reported)).toBeNull()
      },
    },
  }
}
