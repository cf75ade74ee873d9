import { Disclosure, Spinner, Stack } from '@trade-portal/design-system'
import { useEffect, useState } from 'react'
import { Code } from '../Code.tsx'
import { rawResponse, rawRequest } from '../rawHttp.ts'
import { workedExample, type Step } from './workedExample.ts'

/** The requests and responses of a whole order, as they are sent. */
export function WorkedExample() {
  const [steps, setSteps] = useState<readonly Step[]>([])
  useEffect(() => {
    let isMounted = true
    void workedExample().then((loaded) => isMounted && setSteps(loaded))
    return () => {
      isMounted = false
    }
  }, [])
  if (steps.length === 0) return <Spinner label="Placing an order" />
  return (
    <Stack space="xsmall">
      {steps.map((step, index) => {
        const title = `${index + 1}. ${step.name}: ${step.purpose}`
        return (
          <Disclosure key={title} title={title}>
            <Stack space="small">
              <Code label={`Request ${title}`}>{rawRequest(step)}</Code>
              <Code label={`Response ${title}`}>{rawResponse(step, 1)}</Code>
            </Stack>
          </Disclosure>
        )
      })}
    </Stack>
  )
}
