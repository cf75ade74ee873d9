import { AlertDialog, Button, Stack, Text, useLocale, useAnnouncement } from '@trade-portal/design-system'
import { useState, useSyncExternalStore } from 'react'
import { useAction } from '../foundation/api/useAction.ts'
import { messageOf } from '../foundation/failures/failures.ts'
import type { UnfinishedWork } from '../foundation/session/createSession.ts'
import { useSession } from '../foundation/session/useSession.ts'
import { contactSupplier } from '../foundation/settings/contactSupplier.ts'
import { useConfiguration } from '../foundation/settings/useConfiguration.ts'
import { isExclusiveRunning, isRunningHere, subscribeToExclusive } from '../foundation/storage/exclusive.ts'
import { formatMoment } from '../foundation/time/moments.ts'
import { orderAttempts, orderLock } from '../trade/orders/orderAttempts.ts'
import { lookForOrder } from '../trade/orders/queries.ts'

interface SignOutDialogProps {
  readonly onClose: () => void
  readonly onSignOut: () => void
}

/** Lists the unfinished work that the portal would forget after signing out, and asks whether to sign out. */
export function SignOutDialog({ onClose, onSignOut }: SignOutDialogProps) {
  const session = useSession()
  const contact = contactSupplier(useConfiguration())
  const isSending = useSyncExternalStore(subscribeToExclusive, isExclusiveRunning)
  // Reads the unfinished work again at every render, because the list changes when an action such as placing an order ends,
  // and when the customer presses "Look once more".
  const open = session.unfinishedWork()
  const { unknownCarts } = orderAttempts.of(session)
  const lookups = unknownCarts().filter((cartId) => !isRunningHere(orderLock(cartId)))
  const [found, setFound] = useState('')
  const { run, isPending } = useAction(async () => {
    const words = await Promise.all(lookups.map((cartId) => lookForOrder(session, cartId, contact).catch(messageOf)))
    setFound([...new Set(words)].join(' '))
  })
  return (
    <AlertDialog
      title="Sign out now?"
      isOpen
      onClose={onClose}
      closeLabel="Stay signed in"
      actions={
        <>
          {lookups.length > 0 && (
            <Button
              variant="secondary"
              isPending={isPending}
              pendingLabel="Looking…"
              onPress={() => void run(undefined)}
            >
              Look once more
            </Button>
          )}
          {!isSending && (
            <Button tone="critical" icon="signOut" onPress={onSignOut}>
              Sign out
            </Button>
          )}
        </>
      }
    >
      <Stack space="medium">
        {isSending && <Text>Something is being sent. Wait until you know whether it arrived, and sign out then.</Text>}
        {open.length > 0 && <Text>Signing out ends this:</Text>}
        {open.length > 0 && (
          <Stack as="ul" label="What signing out forgets" space="small">
            {open.map((work) => (
              <OpenItem key={`${work.title} ${work.at}`} work={work} />
            ))}
          </Stack>
        )}
        {!isSending && open.length === 0 && <Text>Nothing is open any more.</Text>}
        {found !== '' && <Found words={found} />}
        {open.length > 0 && <Text>{`If you are not sure, ${contact}.`}</Text>}
      </Stack>
    </AlertDialog>
  )
}

function OpenItem({ work: { title, at, advice } }: { readonly work: UnfinishedWork }) {
  const { locale } = useLocale()
  return (
    <Stack space="xxsmall">
      <Text weight="strong">{title}</Text>
      <Text>{at === undefined ? advice : `${formatMoment(at, locale)}. ${advice}`}</Text>
    </Stack>
  )
}

function Found({ words }: { readonly words: string }) {
  useAnnouncement(words)
  return <Text>{words}</Text>
}
