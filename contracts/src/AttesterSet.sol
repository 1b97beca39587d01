// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";
import {Freezable} from "./access/Freezable.sol";

/// @notice k-of-n signers whose word releases a deposit. Every later change waits out a timelock in public.
abstract contract AttesterSet is Freezable {
    uint256 public constant MIN_TIMELOCK = 1 days;

    /// @notice Seconds between proposing a set and being able to install it.
    uint256 public immutable timelock;
    uint256 public threshold;
    mapping(address account => bool) public isAttester;
    /// @notice keccak256(abi.encode(attesters, threshold)) of the waiting proposal; zero when there is none.
    bytes32 public proposedSet;
    uint256 public proposalReadyAt;

    address[] private _attesters;

    event AttestersProposed(address[] attesters, uint256 threshold, uint256 readyAt);
    event AttestersProposalCancelled(bytes32 indexed proposal);
    event AttestersChanged(address[] attesters, uint256 threshold);

    error TimelockTooShort(uint256 timelock);
    error BadThreshold(uint256 threshold, uint256 attesters);
    error AttestersNotAscending();
    error NoSuchProposal();
    error ProposalNotReady(uint256 readyAt);
    error TooFewSignatures(uint256 given, uint256 threshold);
    error SignersNotAscending();
    error NotAttester(address signer);

    constructor(address[] memory initial, uint256 initialThreshold, uint256 delay) {
        if (delay < MIN_TIMELOCK) revert TimelockTooShort(delay);
        _validate(initial, initialThreshold);
        timelock = delay;
        _install(initial, initialThreshold);
    }

    /// @notice The current signers, ascending.
    function attesters() external view returns (address[] memory) {
        return _attesters;
    }

    /// @notice Announces the next set (ascending addresses, threshold above half). A new proposal replaces the waiting one
    /// and starts the clock again.
    function proposeAttesters(address[] calldata next, uint256 nextThreshold) external onlyGovernor {
        _validate(next, nextThreshold);
        proposedSet = keccak256(abi.encode(next, nextThreshold));
        proposalReadyAt = block.timestamp + timelock;
        emit AttestersProposed(next, nextThreshold, proposalReadyAt);
    }

    /// @notice Governor or guardian: either may stop a proposal that it did not expect.
    function cancelAttesters() external {
        _onlyGuardian();
        bytes32 proposal = proposedSet;
        if (proposal == 0) revert NoSuchProposal();
        delete proposedSet;
        emit AttestersProposalCancelled(proposal);
    }

    /// @notice Installs the announced set once its time has come. Arguments repeat the proposal.
    function executeAttesters(address[] calldata next, uint256 nextThreshold) external onlyGovernor {
        if (proposedSet != keccak256(abi.encode(next, nextThreshold))) revert NoSuchProposal();
        if (block.timestamp < proposalReadyAt) revert ProposalNotReady(proposalReadyAt);
        delete proposedSet;
        _install(next, nextThreshold);
    }

    /// @dev Every signature given must be good: a surplus bad one is refused too, so what was submitted is what was checked.
    function _requireQuorum(bytes32 digest, bytes[] calldata signatures) internal view {
        uint256 count = signatures.length;
        if (count < threshold) revert TooFewSignatures(count, threshold);
        address previous;
        for (uint256 i = 0; i < count; ++i) {
            address signer = ECDSA.recoverCalldata(digest, signatures[i]);
            // Strictly ascending makes the signers distinct without remembering them.
            if (signer <= previous) revert SignersNotAscending();
            if (!isAttester[signer]) revert NotAttester(signer);
            previous = signer;
        }
    }

    function _validate(address[] memory next, uint256 nextThreshold) private pure {
        // A threshold above half: two disjoint quorums cannot exist.
        if (nextThreshold > next.length || nextThreshold * 2 <= next.length) {
            revert BadThreshold(nextThreshold, next.length);
        }
        address previous;
        for (uint256 i = 0; i < next.length; ++i) {
            if (next[i] <= previous) revert AttestersNotAscending();
            previous = next[i];
        }
    }

    function _install(address[] memory next, uint256 nextThreshold) private {
        for (uint256 i = 0; i < _attesters.length; ++i) {
            isAttester[_attesters[i]] = false;
        }
        for (uint256 i = 0; i < next.length; ++i) {
            isAttester[next[i]] = true;
        }
        _attesters = next;
        threshold = nextThreshold;
        emit AttestersChanged(next, nextThreshold);
    }
}
