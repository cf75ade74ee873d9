import { Button, Card, Inline, Page, Stack, Text } from '@trade-portal/design-system'
import { ScreenHeading } from '@trade-portal/features/portal'
import { useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import type { SimulatedSupplier } from './SimulatedSupplier.ts'

type Outcome = Parameters<SimulatedSupplier['settlePayment']>[1]['outcome']

/**
 * Stands in for the card provider's page while the simulated supplier runs in this browser, because there is no server to
 * show that page.
 */
export function HostedPaymentPage({ supplier }: { readonly supplier: SimulatedSupplier }) {
  const id = new URLSearchParams(useLocation().search).get('session') ?? ''
  const [isSettling, setSettling] = useState(false)
  const payment = supplier.paymentSession(id)
  const settle = async (outcome: Outcome) => {
    setSettling(true)
    const returnTo = await supplier.settlePayment(id, { outcome })
    if (returnTo !== undefined && /^https?:/.test(returnTo)) window.location.assign(returnTo)
  }
  if (!payment) return <HostedPage title="Payment not found" text="The card provider does not know this payment." />
  const sum = `${(payment.amount / 100).toFixed(2)} for ${payment.reference}`
  if (payment.status !== 'pending')
    return <HostedPage title={`Payment ${payment.status}`} text={`${sum}: it is over.`} />
  return (
    <HostedPage title="Pay by card" text={`Amount: ${sum}. No card is charged: this provider is simulated.`}>
      <Inline space="small">
        <Button isPending={isSettling} onPress={() => void settle('approved')}>
          Pay
        </Button>
        <Button variant="secondary" isPending={isSettling} onPress={() => void settle('declined')}>
          Let the card be declined
        </Button>
        <Button variant="secondary" isPending={isSettling} onPress={() => void settle('cancelled')}>
          Cancel
        </Button>
      </Inline>
    </HostedPage>
  )
}

interface HostedPageProps {
  readonly title: string
  readonly text: string
  readonly children?: ReactNode
}

function HostedPage({ title, text, children }: HostedPageProps) {
  return (
    <Page width="form">
      <Stack space="medium">
        <ScreenHeading>{title}</ScreenHeading>
        <Card>
          <Stack space="medium">
            <Text>{text}</Text>
            {children}
          </Stack>
        </Card>
      </Stack>
    </Page>
  )
}
