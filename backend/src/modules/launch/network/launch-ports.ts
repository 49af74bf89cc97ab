/** The ports at which others are asked. Tests have servers of their own at others. */
export interface LaunchPorts {
  /** The port of the name servers of zones. */
  readonly authorities: number;
  readonly tls: number;
  /** An authority that is trusted besides the usual ones. */
  readonly ca?: string;
}

export const LAUNCH_PORTS = Symbol('LaunchPorts');
export const USUAL_PORTS: LaunchPorts = { authorities: 53, tls: 443 };
