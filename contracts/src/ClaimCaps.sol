// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Governed} from "./access/Governed.sol";

/// @notice Which tokens may be deposited, and how much of each may be claimed per fixed window of time.
/// @dev The cap bounds what a stolen attester quorum can take before the guardian reacts. Windows are aligned to the
/// clock, so the worst case across one boundary is twice the cap.
abstract contract ClaimCaps is Governed {
    struct Usage {
        uint256 window;
        uint256 amount;
    }

    /// @notice Length of a window in seconds.
    uint256 public immutable capWindow;
    /// @notice Open to new orders. Delisting leaves orders that are already open claimable and refundable.
    mapping(address token => bool) public tokenAllowed;
    /// @notice Base units claimable per window.
    mapping(address token => uint256) public claimCap;
    mapping(address token => Usage) private _usage;

    event TokenAllowed(address indexed token, bool allowed);
    event ClaimCapChanged(address indexed token, uint256 cap);

    error ZeroCapWindow();
    error TokenNotAllowed(address token);
    error ClaimCapExceeded(address token, uint256 wanted, uint256 left);

    constructor(uint256 window) {
        if (window == 0) revert ZeroCapWindow();
        capWindow = window;
    }

    function setTokenAllowed(address token, bool allowed) external onlyGovernor {
        _setTokenAllowed(token, allowed);
    }

    function setClaimCap(address token, uint256 cap) external onlyGovernor {
        _setClaimCap(token, cap);
    }

    /// @notice Base units of `token` that can still be claimed in the current window.
    function claimLeft(address token) public view returns (uint256) {
        uint256 cap = claimCap[token];
        Usage storage usage = _usage[token];
        if (usage.window != block.timestamp / capWindow) return cap;
        // A cap lowered in mid-window can lie below what was already used.
        return usage.amount < cap ? cap - usage.amount : 0;
    }

    function _useCap(address token, uint256 amount) internal {
        uint256 left = claimLeft(token);
        if (amount > left) revert ClaimCapExceeded(token, amount, left);
        Usage storage usage = _usage[token];
        uint256 window = block.timestamp / capWindow;
        if (usage.window == window) {
            usage.amount += amount;
        } else {
            usage.window = window;
            usage.amount = amount;
        }
    }

    function _setTokenAllowed(address token, bool allowed) internal {
        tokenAllowed[token] = allowed;
        emit TokenAllowed(token, allowed);
    }

    function _setClaimCap(address token, uint256 cap) internal {
        claimCap[token] = cap;
        emit ClaimCapChanged(token, cap);
    }
}
