// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC3009} from "@openzeppelin/contracts/interfaces/draft-IERC3009.sol";
import {IPermit2} from "./IPermit2.sol";
import {OrderLib} from "./OrderLib.sol";
import {Payments} from "./Payments.sol";

/// @notice Deposits that the depositor signs and any other account submits. Each signature names one order and nothing else.
library Authorizations {
    /// @dev ERC-3009 `receiveWithAuthorization` with the order id as nonce.
    struct TokenAuthorization {
        uint256 validAfter;
        uint256 validBefore;
        uint8 v;
        bytes32 r;
        bytes32 s;
    }

    /// @dev Permit2 with the order as witness and its id as nonce.
    struct Permit2Authorization {
        uint256 deadline;
        bytes signature;
    }

    function receiveToken(address token, address from, uint256 amount, bytes32 id, TokenAuthorization calldata auth)
        internal
    {
        uint256 before = Payments.balanceOfThis(token);
        IERC3009(token)
            .receiveWithAuthorization(
                from, address(this), amount, auth.validAfter, auth.validBefore, id, auth.v, auth.r, auth.s
            );
        // A token whose fallback takes any call would pass without moving anything.
        Payments.requireReceived(token, before, amount);
    }

    function receiveByPermit2(
        address permit2,
        address token,
        address from,
        uint256 amount,
        bytes32 id,
        Permit2Authorization calldata auth
    ) internal {
        uint256 before = Payments.balanceOfThis(token);
        IPermit2(permit2)
            .permitWitnessTransferFrom(
                IPermit2.PermitTransferFrom(IPermit2.TokenPermissions(token, amount), uint256(id), auth.deadline),
                IPermit2.SignatureTransferDetails(address(this), amount),
                from,
                id,
                OrderLib.WITNESS_TYPE,
                auth.signature
            );
        Payments.requireReceived(token, before, amount);
    }
}
