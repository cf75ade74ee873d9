export { controlAddress, type SandboxControl } from './sandbox/control.ts'
export { readPort, startSandbox, type Sandbox, type SandboxOptions } from './sandbox/startSandbox.ts'
