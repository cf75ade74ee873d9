import { AlertDialog, Banner, Button, Text } from '@trade-portal/design-system'
import { useState } from 'react'
import { hasUnsentText } from '../forms/unsentText.ts'
import { useSessionState } from '../session/useSession.ts'
import { isExclusiveRunning } from '../storage/exclusive.ts'

type Question = 'none' | 'sending' | 'unsent'

/**
 * The banner that offers an update. It asks for confirmation before unsent text is lost, and refuses while an order or a payment is being sent.
 */
export function UpdateBar({ onRefresh }: { readonly onRefresh: () => void }) {
  const { state } = useSessionState()
  const session = state.status === 'loggedIn' ? state.session : undefined
  const [question, setQuestion] = useState<Question>('none')
  const close = () => setQuestion('none')
  const ask = () => {
    if (isExclusiveRunning()) setQuestion('sending')
    else if (hasUnsentText(session)) setQuestion('unsent')
    else onRefresh()
  }
  return (
    <>
      <Banner
        tone="info"
        action={
          <Button size="small" onPress={ask}>
            Refresh to Update
          </Button>
        }
      >
        A new version of the portal is ready.
      </Banner>
      <AlertDialog title="Something is being sent" isOpen={question === 'sending'} onClose={close}>
        <Text>Wait until you know whether it arrived, and refresh then.</Text>
      </AlertDialog>
      <AlertDialog
        title="Refresh now?"
        isOpen={question === 'unsent'}
        onClose={close}
        closeLabel="Not now"
        actions={<Button onPress={onRefresh}>Refresh</Button>}
      >
        <Text>What you have typed and not sent yet will be lost.</Text>
      </AlertDialog>
    </>
  )
}
