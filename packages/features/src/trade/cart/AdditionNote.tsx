import { announce, Link, Status, TextButton, VisuallyHidden } from '@trade-portal/design-system'
import { routes } from '../../routes.ts'
import { addToCartMessages, type Addition } from './addInTurn.ts'
import type { UnansweredLineDecision } from './additions.ts'
import { cartChangeMessages } from './createCartChanges.ts'

interface AdditionNoteProps {
  readonly name: string
  readonly addition: Addition
  readonly onDecide: (decision: UnansweredLineDecision) => void
}

/**
 * Says why a line was not, or may not have been, added to the cart. Buttons let the customer decide what to do with the
 * line.
 */
export function AdditionNote({ name, addition: { sent, problem }, onDecide }: AdditionNoteProps) {
  if (problem === '') return null
  const isLeftOut = problem === addToCartMessages.leftOut
  const leaveOut = () => {
    onDecide('leaveOut')
    announce(`${name}: ${addToCartMessages.leftOut}`)
  }
  const undo = () => {
    onDecide('undo')
    announce(`${name} is back`)
  }
  return (
    <>
      <Status tone={isLeftOut ? 'neutral' : 'caution'}>{problem}</Status>
      {problem === cartChangeMessages.unknown && <Link href={routes.cart.href()}>{routes.cart.title}</Link>}
      {problem === addToCartMessages.otherCart && (
        <TextButton onPress={() => onDecide('addAgain')}>
          Add it again<VisuallyHidden>{`: ${name}`}</VisuallyHidden>
        </TextButton>
      )}
      {(sent !== null || isLeftOut) && (
        // One button for both actions, because the focus would be lost if another button replaced it.
        <TextButton onPress={isLeftOut ? undo : leaveOut}>
          {isLeftOut ? 'Undo' : 'Leave it out'}
          <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
        </TextButton>
      )}
    </>
  )
}
