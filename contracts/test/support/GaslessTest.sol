// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Authorizations} from "src/Authorizations.sol";
import {Order} from "src/OrderLib.sol";
import {BridgeTest} from "./BridgeTest.sol";

interface IDomain {
    function DOMAIN_SEPARATOR() external view returns (bytes32);
}

/// @notice Signs deposits that another account submits, as specified by ERC-3009 and Permit2.
abstract contract GaslessTest is BridgeTest {
    bytes32 internal constant RECEIVE_TYPEHASH = keccak256(
        "ReceiveWithAuthorization(address from,address to,uint256 value,uint256 validAfter,uint256 validBefore,bytes32 nonce)"
    );
    bytes32 internal constant PERMISSIONS_TYPEHASH = keccak256("TokenPermissions(address token,uint256 amount)");
    bytes32 internal constant WITNESS_TYPEHASH = keccak256(
        "PermitWitnessTransferFrom(TokenPermissions permitted,address spender,uint256 nonce,uint256 deadline,Order witness)"
        "Order(bytes depositor,address maker,bytes inputToken,uint256 inputAmount,bytes outputToken,"
        "uint256 outputAmount,uint256 destinationGas,bytes recipient,bytes32 memoHash,uint256 srcChainId,"
        "uint256 dstChainId,uint8 fillMode,uint256 channel,uint256 channelFee,uint40 openBy,uint40 fillDeadline,"
        "uint40 refundAfter,uint256 nonce)TokenPermissions(address token,uint256 amount)"
    );

    /// @dev The real Permit2, at its own address.
    function installPermit2() internal {
        vm.etch(PERMIT2, vm.parseJsonBytes(vm.readFile("contracts/test/fixtures/permit2.json"), ".runtimeCode"));
    }

    function authorization(uint256 signer, Order memory order, bytes32 nonce)
        internal
        view
        returns (Authorizations.TokenAuthorization memory auth)
    {
        auth.validBefore = order.openBy;
        bytes32 digest = authorizationDigest(order, address(escrow), auth.validAfter, auth.validBefore, nonce);
        (auth.v, auth.r, auth.s) = vm.sign(signer, digest);
    }

    function permit2Authorization(uint256 signer, Order memory order, bytes32 witness)
        internal
        view
        returns (Authorizations.Permit2Authorization memory auth)
    {
        auth.deadline = order.openBy;
        auth.signature = signatureOf(signer, permit2Digest(order, address(escrow), auth.deadline, witness));
    }

    function authorizationDigest(
        Order memory order,
        address target,
        uint256 validAfter,
        uint256 validBefore,
        bytes32 nonce
    ) internal view returns (bytes32) {
        address from = addressIn(order.depositor);
        bytes32 message =
            keccak256(abi.encode(RECEIVE_TYPEHASH, from, target, order.inputAmount, validAfter, validBefore, nonce));
        return digestOf(addressIn(order.inputToken), message);
    }

    function permit2Digest(Order memory order, address target, uint256 deadline, bytes32 witness)
        internal
        view
        returns (bytes32)
    {
        bytes32 permissions =
            keccak256(abi.encode(PERMISSIONS_TYPEHASH, addressIn(order.inputToken), order.inputAmount));
        bytes32 message =
            keccak256(abi.encode(WITNESS_TYPEHASH, permissions, target, uint256(witness), deadline, witness));
        return digestOf(PERMIT2, message);
    }

    function digestOf(address domain, bytes32 message) private view returns (bytes32) {
        return keccak256(abi.encodePacked("\x19\x01", IDomain(domain).DOMAIN_SEPARATOR(), message));
    }
}
