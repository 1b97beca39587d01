// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @notice One governor, handed over in two steps so that a mistyped address cannot take the role away.
abstract contract Governed {
    address public governor;
    address public pendingGovernor;

    event GovernorProposed(address indexed next);
    event GovernorChanged(address indexed previous, address indexed next);

    error NotGovernor();
    error NotPendingGovernor();
    error ZeroGovernor();

    constructor(address first) {
        if (first == address(0)) revert ZeroGovernor();
        governor = first;
        emit GovernorChanged(address(0), first);
    }

    modifier onlyGovernor() {
        _onlyGovernor();
        _;
    }

    /// @notice Names the next governor; nothing changes until that account accepts. Zero withdraws the proposal.
    function proposeGovernor(address next) external onlyGovernor {
        pendingGovernor = next;
        emit GovernorProposed(next);
    }

    function acceptGovernor() external {
        if (msg.sender != pendingGovernor) revert NotPendingGovernor();
        emit GovernorChanged(governor, msg.sender);
        governor = msg.sender;
        pendingGovernor = address(0);
    }

    function _onlyGovernor() private view {
        if (msg.sender != governor) revert NotGovernor();
    }
}
