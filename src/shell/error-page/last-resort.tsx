import { Component, type ReactNode } from "react";
import { errorMessage } from "./error-status.ts";
import { PlainError } from "./plain-error.tsx";

interface LastResortState {
  readonly failure: { readonly error: unknown } | null;
}

/** §8: what is left when the error page itself fails. */
export class LastResort extends Component<{ readonly children: ReactNode }, LastResortState> {
  override state: LastResortState = { failure: null };

  static getDerivedStateFromError(error: unknown): LastResortState {
    return { failure: { error } };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return (
      <PlainError
        title="An error occurred while showing the error page"
        details={errorMessage(failure.error)}
      />
    );
  }
}
