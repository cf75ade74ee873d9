import { useEffect, useState } from 'react'
import { createCodeReader } from './barcodes.ts'

interface Scanner {
  /** The camera's pictures; undefined until it has started. */
  readonly stream?: MediaStream
  /** Returns the code in a picture; '' if there is none. */
  readonly read: (picture: HTMLVideoElement) => Promise<string>
  /** Why nothing can be scanned, for the customer; '' if it can. */
  readonly failure: string
}

const starting: Scanner = { read: async () => '', failure: '' }

/** Starts the camera that looks away from the user, and stops it when the component is removed. */
export function useScanner(): Scanner {
  const [scanner, setScanner] = useState(starting)
  useEffect(() => {
    let isWanted = true
    let stop = () => {}
    void startScanner().then((started) => {
      stop = () => started.stream?.getTracks().forEach((track) => track.stop())
      if (isWanted) setScanner(started)
      else stop()
    })
    return () => {
      isWanted = false
      stop()
    }
  }, [])
  return scanner
}

async function startScanner(): Promise<Scanner> {
  try {
    const read = await createCodeReader()
    if (!read) return { ...starting, failure: 'This device cannot read barcodes.' }
    const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
    return { stream, read, failure: '' }
  } catch (error) {
    const failure = error instanceof DOMException ? failures[error.name] : undefined
    return { ...starting, failure: failure ?? 'The camera did not start.' }
  }
}

/** By the name of the browser's error. */
const failures: Readonly<Record<string, string>> = {
  NotAllowedError: 'The browser does not let the portal use the camera. You can change this in the browser’s settings.',
  NotFoundError: 'This device has no camera.',
  NotReadableError: 'The camera did not start. Another app may be using it.',
}
